export interface HeldLock {
  hold(): void;
  release(): void;
}

/**
 * A lock with the merchant's code as its name, which all tabs with a session share. It tells new tabs that this one has a
 * session, and keeps the browser from putting it to sleep, so that it can answer them.
 */
export function createHeldLock(merchant: string): HeldLock {
  let end: (() => void) | undefined;
  return {
    hold() {
      if (end) return;
      const held = new Promise<void>((resolve) => {
        end = resolve;
      });
      // Without locks, as with storage switched off, new tabs start without a session.
      navigator.locks?.request(merchant, { mode: 'shared' }, () => held).catch(() => undefined);
    },
    release() {
      end?.();
      end = undefined;
    },
  };
}
