import { load } from '../../cli/load.ts';

/** All features of the repository, compiled once for all tests of a worker. */
export const whole = load('.');
export const { cases } = whole;
