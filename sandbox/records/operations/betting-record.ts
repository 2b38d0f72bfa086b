import type { Handler } from '#sandbox/calls/call.ts';
import { recordRange } from '#sandbox/calls/record-range.ts';
import { pictureOf, shelfOf } from '#sandbox/catalogue/game-items.ts';
import { minus } from '#schemas/money/minor-units.ts';
import { betGroups, betTotals, gamesOfBets } from '../bet-groups.ts';
import { recordMember } from '../record-member.ts';
import { settledBets, sumsByGame } from '../settled-bets.ts';

export const bettingRecord: Handler<'bettingRecord'> = async (call) => {
  const { platform, query } = call;
  const { gameType, vendor, nodeId, result, pageNum = 1, pageSize = 20 } = query;
  const { id: memberId } = recordMember(call);
  const { start, end, ...range } = recordRange(platform, query);
  const { from, to } = range;
  const shelf = shelfOf(platform);
  const gameOf = gamesOfBets(shelf, call.language);
  const filter = { memberId, from, to, start, end, gameType, vendor, nodeId, result };
  const sums = await sumsByGame(platform.db, filter, shelf.games);
  const page = { limit: pageSize, offset: (pageNum - 1) * pageSize };
  const rows = await settledBets(platform.db, filter, shelf.games, page);
  const content = rows.map(({ nodeId, ...bet }) => {
    const game = gameOf(nodeId);
    const picture = game.gameType && { showIcon: pictureOf(nodeId) };
    return { ...bet, ...game, ...picture, profit: minus(bet.paid, bet.stake) };
  });
  const totals = betTotals(sums);
  const totalPages = Math.ceil(totals.count / pageSize);
  const groups = betGroups(sums, gameOf);
  return {
    success: true,
    value: { ...range, currency: platform.brand.currency, totals, groups, content, pageNum, totalPages },
  };
};
