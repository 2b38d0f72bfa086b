import { createStore, type StoreApi } from 'zustand';
import { requiredContext } from '#app/context/required-context.ts';
import { PlatformError } from '#app/platform/platform-error.ts';

/** Whether the platform answers. */
export interface Reach {
  /** `offline`: calls don't arrive; `down`: it answers with its own errors. */
  state: 'reached' | 'offline' | 'down';
  /** When it asked to be tried again, in epoch milliseconds of the platform's clock. */
  backAt?: number | undefined;
  /** Why it cannot be reached, and when to come back; set by what runs behind the page. */
  words?: { title: string; text: string } | undefined;
  /** What the messages of failed calls become when the connection goes and returns; set by what runs behind the page. */
  failures?: { failed: string; out: string; back: string } | undefined;
  /** Whether a call has just got no answer: what runs behind the page asks the platform, and clears it. */
  isDoubted?: boolean;
  /** Whether the page already shows it in place of what could not be loaded. */
  isShown: boolean;
}

export type ReachStore = StoreApi<Reach>;

export const [ReachProvider, useReachStore] = requiredContext<ReachStore>('Reach');

export function createReach(): ReachStore {
  return createStore<Reach>(() => ({ state: 'reached', isShown: false }));
}

/**
 * What a failed call says about the platform. A refusal, or any answer for this visitor, proves that it works.
 * @param now epoch milliseconds of the platform's clock
 */
export function reachAfter(problem: unknown, now: number): Pick<Reach, 'state' | 'backAt'> {
  if (!(problem instanceof PlatformError)) return { state: 'reached', backAt: undefined };
  const { retryAfter } = problem.details;
  const backAt = retryAfter ? now + retryAfter * 1000 : undefined;
  switch (problem.kind) {
    case 'offline':
    case 'timeout':
      return { state: 'offline', backAt: undefined };
    case 'failed':
    case 'broken':
      return { state: 'down', backAt };
    default:
      return { state: 'reached', backAt: undefined };
  }
}
