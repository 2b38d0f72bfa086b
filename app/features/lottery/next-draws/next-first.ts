import type { LotteryGame } from '#schemas/generated/platform.ts';

/**
 * Orders games for the home page: one of each interval before a second of any, the shortest first. A row then has a
 * draw within a minute as well as tonight's.
 */
export function nextFirst(games: readonly LotteryGame[]): readonly LotteryGame[] {
  const seen = new Map<number, number>();
  return games
    .map((game) => {
      const turn = seen.get(game.everySeconds) ?? 0;
      seen.set(game.everySeconds, turn + 1);
      return { game, turn };
    })
    .toSorted((a, b) => a.turn - b.turn || a.game.everySeconds - b.game.everySeconds)
    .map(({ game }) => game);
}
