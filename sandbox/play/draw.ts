export type Outcome = 'lose' | 'win' | 'big-win';

/** Chances sum to 1 with the rest lost; the player gets back 94 % of the stakes. No multiple is 1, so every bet shows. */
const PRIZES: readonly { chance: number; multiple: number }[] = [
  { chance: 0.015, multiple: 10 },
  { chance: 0.05, multiple: 5 },
  { chance: 0.27, multiple: 2 },
];

/** How many times the stake is paid back. `random` is in [0, 1). */
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
