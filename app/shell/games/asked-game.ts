/** The state of a navigation that names a game to a page whose address, by the specification, names none. */
export interface AskedGame {
  gameCode: string;
}

/** The game that whoever led here asked for. */
export function askedGame(state: unknown): string | null {
  const isAsked = typeof state === 'object' && state !== null && 'gameCode' in state;
  return isAsked && typeof state.gameCode === 'string' && state.gameCode !== '' ? state.gameCode : null;
}
