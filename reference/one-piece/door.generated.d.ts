import type { Validator } from '../kernel/door.ts';
export declare const position: Validator;
export declare const command: Validator;
