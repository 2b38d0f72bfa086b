import { sessionLock } from './session-lock.ts';

export interface HeldLock {
  hold(): void;
  release(): void;
}

/** Tells new tabs that this one has a session, and keeps the browser from putting it to sleep, so that it can answer them. */
export function createHeldLock(merchant: string): HeldLock {
  let end: (() => void) | undefined;
  return {
    hold() {
      if (end) return;
      const held = new Promise<void>((resolve) => {
        end = resolve;
      });
      // Without locks, as with storage switched off, new tabs start without a session.
      navigator.locks?.request(sessionLock(merchant), { mode: 'shared' }, () => held).catch(() => undefined);
    },
    release() {
      end?.();
      end = undefined;
    },
  };
}
