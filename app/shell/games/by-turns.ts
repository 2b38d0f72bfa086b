import type { Game } from '#app/platform/games/game-of.ts';

/** The first game of each type, then the second ones, and so on, each in the order given. */
export function byTurns(games: readonly Game[]): Game[] {
  const counts = new Map<string, number>();
  const turns = games.map((game) => {
    const turn = counts.get(game.gameType) ?? 0;
    counts.set(game.gameType, turn + 1);
    return { game, turn };
  });
  return turns.toSorted((a, b) => a.turn - b.turn).map(({ game }) => game);
}
