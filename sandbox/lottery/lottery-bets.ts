import { and, count, desc, eq, ne } from 'drizzle-orm';
import type { LotteryBet } from '#schemas/generated/platform.ts';
import { lotteryBets as placed } from '../database/tables.ts';
import { rememberPlayed } from '../games/recent-games.ts';
import { balanceOf } from '../ledger/ledger-accounts.ts';
import { type Handler, loggedIn } from '../server/call.ts';
import { Refusal } from '../server/refusal.ts';
import { isTrial } from '../session/member.ts';
import { placeBets } from './bets/place-bets.ts';
import { type OpenBet, settleDue } from './bets/settle.ts';
import { drawNumbers, seedOf } from './draws/draw-numbers.ts';
import { lotteryGame } from './games/lottery-games.ts';
import { gameOf, languageOf, requireLottery } from './menu-items.ts';
import { type LotteryWords, lotteryWords } from './words.ts';

export const placeLotteryBets: Handler<'placeLotteryBets'> = async (call) => {
  const { platform, body } = call;
  const member = loggedIn(call);
  requireLottery(platform);
  if (isTrial(member)) throw new Refusal(403, 'trial_account', 'A trial account cannot bet. Register first.');
  const nodes = new Set(body.lines.map(({ gameCode }) => gameOf(platform, gameCode).nodeId));
  const bets = await placeBets(platform, member.id, body);
  for (const nodeId of nodes) await rememberPlayed(platform, member.id, nodeId);
  const words = lotteryWords(member.language ?? platform.brand.languages.default);
  const balance = await balanceOf(platform.db, member.id);
  const value = { bets: bets.map((bet) => betItem(bet, words)), balance, currency: platform.brand.currency };
  return { success: true, value };
};

export const lotteryBets: Handler<'lotteryBets'> = async (call) => {
  const { platform, query } = call;
  const { id } = loggedIn(call);
  requireLottery(platform);
  await settleDue(platform);
  const { state = 'all', pageNum = 1, pageSize = 10 } = query;
  const own = and(eq(placed.memberId, id), ...stateIs(state));
  const [found] = await platform.db.select({ total: count() }).from(placed).where(own);
  const rows = await platform.db
    .select()
    .from(placed)
    .where(own)
    .orderBy(desc(placed.id))
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize);
  const words = lotteryWords(languageOf(platform, query));
  const totalPages = Math.ceil((found?.total ?? 0) / pageSize);
  return { success: true, value: { content: rows.map((bet) => betItem(bet, words)), pageNum, totalPages } };
};

function stateIs(state: 'all' | 'open' | 'settled') {
  if (state === 'open') return [eq(placed.status, 'open')];
  return state === 'settled' ? [ne(placed.status, 'open')] : [];
}

function betItem(bet: OpenBet, words: LotteryWords): LotteryBet {
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

/** What decided a bet: of a regional draw the special prize, which has most of the bets on it. */
function drawnFor({ status, gameCode, issue }: OpenBet): string[] {
  const game = lotteryGame(gameCode);
  if (!game || status === 'open' || status === 'refunded') return [];
  const { numbers, prizes } = drawNumbers(game.draw, seedOf(gameCode, issue));
  return [...(prizes[0]?.numbers ?? numbers)];
}
