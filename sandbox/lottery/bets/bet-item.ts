import type { LotteryBet } from '#schemas/generated/platform.ts';
import { drawNumbers, seedOf } from '../draws/draw-numbers.ts';
import { lotteryGame } from '../games/lottery-games.ts';
import type { LotteryWords } from '../words.ts';
import type { OpenBet } from './settle.ts';

/** A bet as the contract shows it. */
export function betItem(bet: OpenBet, words: LotteryWords): LotteryBet {
  const { id: betId, gameCode, issue, kind, selection, stake, status: state, win, dueAt: drawTime, placedAt } = bet;
  return {
    betId,
    gameCode,
    gameName: words.game(gameCode),
    issue,
    kind,
    kindName: words.kind(kind).name,
    selection: selection.map((code) => ({ code, name: words.option(code) })),
    stake,
    odds: bet.odds[0] ?? 0,
    state,
    win,
    drawTime,
    placedAt,
    numbers: drawnFor(bet),
  };
}

/** Numbers that decided a bet; for a regional draw the special prize, which most bets are on. */
function drawnFor({ status, gameCode, issue }: OpenBet): string[] {
  const game = lotteryGame(gameCode);
  if (!game || status === 'open' || status === 'refunded') return [];
  const { numbers, prizes } = drawNumbers(game.draw, seedOf(gameCode, issue));
  return [...(prizes[0]?.numbers ?? numbers)];
}
