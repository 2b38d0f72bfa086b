export type Outcome = 'lose' | 'win' | 'big-win';

/** Of a bet that wins. */
export const SMALLEST_MULTIPLE = 2;

/** All other bets lose. Players get back 94% of the stakes. No multiple is 1, so every bet changes the balance. */
const PRIZES: readonly { chance: number; multiple: number }[] = [
  { chance: 0.015, multiple: 10 },
  { chance: 0.05, multiple: 5 },
  { chance: 0.27, multiple: SMALLEST_MULTIPLE },
];

/** The payout as a multiple of the stake. `random` is in [0, 1). */
export function drawMultiple(random: number): number {
  let from = 0;
  for (const { chance, multiple } of PRIZES) {
    from += chance;
    if (random < from) return multiple;
  }
  return 0;
}

export function outcomeOf(stake: number, win: number): Outcome {
  if (win === 0) return 'lose';
  return win >= stake * 5 ? 'big-win' : 'win';
}
