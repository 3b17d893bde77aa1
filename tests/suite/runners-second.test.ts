import { describe } from 'vitest';
import { equalForMisreadings } from './runners.ts';

describe('verdicts under cucumber-js and under the fast runner are equal, second half', () => equalForMisreadings(1));
