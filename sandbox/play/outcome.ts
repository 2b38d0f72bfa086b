export type Outcome = 'lose' | 'win' | 'big-win';

export function outcomeOf(stake: number, win: number): Outcome {
  if (win === 0) return 'lose';
  return win >= stake * 5 ? 'big-win' : 'win';
}
