/** Navigation state with a game, for pages whose specified address has none. */
export interface RequestedGame {
  gameCode: string;
}

/** The game requested by a navigation. */
export function requestedGame(state: unknown): string | null {
  const hasGame = typeof state === 'object' && state !== null && 'gameCode' in state;
  return hasGame && typeof state.gameCode === 'string' && state.gameCode !== '' ? state.gameCode : null;
}
