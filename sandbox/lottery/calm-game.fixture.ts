import { drawTime, lastIndex } from './draws/schedule.ts';
import { type LotteryGame, lotteryGame } from './games/lottery-games.ts';

/** Longer than any test runs. */
const TEST_TAKES = 5 * 60_000;

/**
 * For tests: the first of some games with no closing time and no draw while a test runs, so that all its bets go to one
 * draw. Games that close at different hours always include one.
 */
export function calmGame(gameCodes: readonly string[], now: number): LotteryGame {
  const calm = findCalmGame(gameCodes, now);
  if (!calm) throw new Error(`None of ${gameCodes.join(', ')} takes bets for long enough.`);
  return calm;
}

/** Like `calmGame`; undefined if no game qualifies at present. */
export function findCalmGame(gameCodes: readonly string[], now: number): LotteryGame | undefined {
  const games = gameCodes.map(lotteryGame).filter((game) => game !== undefined);
  return games.find((game) => {
    const next = drawTime(game, lastIndex(game, now) + 1);
    return now + TEST_TAKES < next - game.closes;
  });
}
