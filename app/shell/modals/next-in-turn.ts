interface Waiting {
  id: string;
  turn: number;
}

/**
 * Which of the modals that open by themselves is shown: one at a time, smallest turn first. The current one stays until
 * it is closed, so nothing changes under a person's hands.
 * @param undecided turns of modals that may still open; no later turn is shown before they are decided
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
