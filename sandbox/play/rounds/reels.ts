import type { Prize, Round } from './round.ts';

const SYMBOLS = ['diamond', 'bell', 'cherry', 'clover', 'crown'] as const;
const JACKPOT = 'seven';

/** Players get back 94% of the stakes. */
const PRIZES: readonly Prize[] = [
  { chance: 0.015, multiple: 10 },
  { chance: 0.05, multiple: 5 },
  { chance: 0.27, multiple: 2 },
];

/** Three reels: three sevens, three alike, two alike, or nothing. */
export const reels: Round = {
  picks: () => ({ spin: PRIZES }),
  scene: ({ multiple }, below) => {
    if (multiple >= 10) return { symbols: [JACKPOT, JACKPOT, JACKPOT] };
    const left = [JACKPOT, ...SYMBOLS];
    const take = (from: number) => left.splice(from + below(left.length - from), 1)[0] ?? JACKPOT;
    // Sevens are alike only in the jackpot.
    const alike = take(1);
    if (multiple >= 5) return { symbols: [alike, alike, alike] };
    const other = take(0);
    if (multiple > 0) return { symbols: below(2) ? [alike, alike, other] : [other, alike, alike] };
    return { symbols: [alike, other, take(0)] };
  },
};
