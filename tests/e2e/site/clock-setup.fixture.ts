import { moveClock } from './move-clock.ts';
import { START_TIME } from './test-clock.ts';

const { timeOrigin } = performance;

// The files of a worker share its clock: each begins at the instant at which all tests start.
moveClock(Math.round(START_TIME - timeOrigin - performance.now()));
