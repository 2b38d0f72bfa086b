/** Number of schedules in `npm test`. Their seed changes from run to run. */
const FEW = 3;

/** Number of random schedules per test and database; `npm run test:whole` and `npm run test:money` set `SCHEDULES`. */
export const SCHEDULES = Number(process.env['SCHEDULES'] ?? FEW);

/** Whether the schedules are enough for each outcome to occur: a test in which nothing is refused, or nothing booked, proves nothing. */
export const IS_MANY = SCHEDULES >= 20;

/** Runs of a property that sends calls: each takes as long as a hundred others, and each run of the tests has other ones. */
export const RUNS_OF_CALLS = IS_MANY ? 15 : 5;

/** A long record slows everything down, so long runs share schedules among members and audit less after each. */
export const IS_LONG = SCHEDULES > 100;

/** Time limit in milliseconds for all schedules on a busy machine. */
export const scheduleTime = (each: number) => 120_000 + SCHEDULES * each;
