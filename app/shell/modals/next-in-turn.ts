interface Waiting {
  id: string;
  turn: number;
}

/**
 * Which of the modals that opened by themselves is shown: one at a time, the smallest turn first. The one that is there
 * stays until it is closed, so that nothing is taken from under a person's hands.
 * @param undecided turns of modals of which it is not known yet whether they open; no later one comes before that is
 */
export function nextInTurn(
  waiting: readonly Waiting[],
  shown: string | undefined,
  undecided: readonly number[] = [],
): string | undefined {
  if (waiting.some(({ id }) => id === shown)) return shown;
  const [first] = waiting.toSorted((a, b) => a.turn - b.turn);
  return first && undecided.every((turn) => first.turn < turn) ? first.id : undefined;
}
