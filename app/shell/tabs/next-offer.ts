import type { Offer } from './tab-channel.ts';

/** Milliseconds to wait for another tab, which may be busy or asleep. */
const PATIENCE = 1_000;

export interface NextOffer {
  /** The next session that another tab offers; null if none does in a second. */
  wait(): Promise<Offer | null>;
  /** Passes an offer to those who wait. @returns whether somebody did */
  give(offer: Offer): boolean;
}

export function createNextOffer(): NextOffer {
  const waiting = new Set<(offer: Offer | null) => void>();
  return {
    wait: () =>
      new Promise((resolve) => {
        const settle = (offer: Offer | null) => {
          clearTimeout(limit);
          waiting.delete(settle);
          resolve(offer);
        };
        const limit = setTimeout(() => settle(null), PATIENCE);
        waiting.add(settle);
      }),
    give(offer) {
      const was = waiting.size > 0;
      for (const settle of [...waiting]) settle(offer);
      return was;
    },
  };
}
