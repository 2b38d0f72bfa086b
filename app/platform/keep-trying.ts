import { PlatformError } from './platform-error.ts';

/** Milliseconds to the first repetition, and the longest wait between two. */
const FIRST_WAIT = 1000;
const LONGEST_WAIT = 30_000;
/** The longest wait that a platform may ask for. A timer cannot count many days, and would end at once. */
const LONGEST_ASKED = 3_600_000;

/**
 * Repeats a call that failed until it succeeds or the signal ends it. Each wait is about twice the last one,
 * with chance in it, so that the sites of many players do not return at once; a connection that comes back ends the wait.
 */
export async function keepTrying(call: () => Promise<unknown>, signal: AbortSignal): Promise<void> {
  let last: unknown;
  for (let turn = 0; ; turn += 1) {
    await pause(waitAfter(last, turn, Math.random()), signal);
    if (signal.aborted) return;
    try {
      return void (await call());
    } catch (problem) {
      last = problem;
    }
  }
}

/**
 * Milliseconds before a call is repeated.
 * @param problem why it failed; the platform may have asked for a longer wait
 * @param turn number of repetitions so far
 * @param chance from 0 to 1
 */
export function waitAfter(problem: unknown, turn: number, chance: number): number {
  const asked = problem instanceof PlatformError ? (problem.details.retryAfter ?? 0) * 1000 : 0;
  return Math.max(Math.min(asked, LONGEST_ASKED), Math.min(FIRST_WAIT * 2 ** turn, LONGEST_WAIT) * (0.5 + chance / 2));
}

function pause(wait: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const timer = setTimeout(end, wait);
    const over = new AbortController();
    addEventListener('online', end, { signal: over.signal });
    signal.addEventListener('abort', end, { signal: over.signal });
    function end() {
      clearTimeout(timer);
      over.abort();
      resolve();
    }
  });
}
