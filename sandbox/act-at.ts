import type { Platform } from './platform.ts';

/** The longest wait of a timer: a longer one would end at once. */
const LONGEST_WAIT = 2 ** 31 - 1;

type Timed = Pick<Platform, 'now' | 'clock' | 'ended'>;

/**
 * Acts at an instant of the platform's clock, unless the clock is set or the sandbox closes meanwhile: what was to be done is
 * gone then.
 * @param act called with epoch milliseconds, `at` at the earliest; the next call of the same kind makes up for one that fails
 */
export function actAt(platform: Timed, at: number, act: (at: number) => Promise<void>): void {
  const { now, clock, ended } = platform;
  const set = clock.ahead();
  const wait = Math.max(0, at - now());
  const next = () => {
    if (ended.aborted || clock.ahead() !== set) return;
    if (wait > LONGEST_WAIT) actAt(platform, at, act);
    else void act(Math.max(at, now())).catch(() => undefined);
  };
  setTimeout(next, Math.min(wait, LONGEST_WAIT)).unref();
}
