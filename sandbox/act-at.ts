import type { Platform } from './platform.ts';

/** Longest delay of a timer; a longer one would fire immediately. */
const LONGEST_WAIT = 2 ** 31 - 1;

type Timed = Pick<Platform, 'now' | 'clock' | 'ended'>;

/**
 * Acts at an instant of the platform's clock. Setting the clock or closing the sandbox cancels the action. @param act
 * called with epoch milliseconds, `at` at the earliest; if it fails, the next call of its kind catches up
 */
export function actAt(platform: Timed, time: number, act: (now: number) => Promise<void>): void {
  const { now, clock, ended } = platform;
  const set = clock.ahead();
  const wait = Math.max(0, time - now());
  const next = () => {
    if (ended.aborted || clock.ahead() !== set) return;
    if (wait > LONGEST_WAIT) actAt(platform, time, act);
    else void act(Math.max(time, now())).catch(() => undefined);
  };
  setTimeout(next, Math.min(wait, LONGEST_WAIT)).unref();
}
