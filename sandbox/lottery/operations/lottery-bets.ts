import { and, count, desc, eq, ne } from 'drizzle-orm';
import { type Handler, loggedIn } from '#sandbox/calls/call.ts';
import { betItem } from '../bets/bet-item.ts';
import { settleDue } from '../bets/settle.ts';
import { lotteryBets as placed } from '../lottery-tables.ts';
import { languageOf, requireLottery } from '../menu-items.ts';
import { lotteryWords } from '../words.ts';

export const lotteryBets: Handler<'lotteryBets'> = async (call) => {
  const { platform, query } = call;
  const { id } = loggedIn(call);
  requireLottery(platform);
  await settleDue(platform);
  const { state = 'all', pageNum = 1, pageSize = 10 } = query;
  const own = and(eq(placed.memberId, id), ...stateIs(state));
  const [row] = await platform.db.select({ total: count() }).from(placed).where(own);
  const rows = await platform.db
    .select()
    .from(placed)
    .where(own)
    .orderBy(desc(placed.id))
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize);
  const words = lotteryWords(languageOf(platform, query));
  const totalPages = Math.ceil((row?.total ?? 0) / pageSize);
  return { success: true, value: { content: rows.map((bet) => betItem(bet, words)), pageNum, totalPages } };
};

function stateIs(state: 'all' | 'open' | 'settled') {
  if (state === 'open') return [eq(placed.status, 'open')];
  return state === 'settled' ? [ne(placed.status, 'open')] : [];
}
