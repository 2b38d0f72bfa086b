import type { Handler } from '#sandbox/calls/call.ts';
import { recordRange } from '#sandbox/calls/record-range.ts';
import { shelfOf } from '#sandbox/catalogue/game-items.ts';
import { gamesOfBets } from '#sandbox/records/bet-groups.ts';
import { callingAgent } from '../calling-agent.ts';
import { recordScope } from '../record-scope.ts';
import { teamBetTotals } from '../team-bet-totals.ts';
import { isOfGames, teamBetItem, teamBetRows, teamBetSums } from '../team-bets.ts';

export const teamBets: Handler<'teamBets'> = async (call) => {
  const { platform, query } = call;
  const { gameType, vendor, result, pageNum = 1, pageSize = 50 } = query;
  const scope = await recordScope(platform.db, callingAgent(call), query);
  const { start, end, ...range } = recordRange(platform, query);
  const gameOf = gamesOfBets(shelfOf(platform));
  const wanted = { ...scope, start, end, gameType, vendor, result };
  const page = { limit: pageSize, offset: (pageNum - 1) * pageSize };
  // One view of the database, so that the rows and the sums are of the same bets.
  const { sums, rows } = await platform.db.transaction(
    async (tx) => {
      const sums = await teamBetSums(tx, wanted);
      const nodeIds = new Set(sums.map(({ nodeId }) => nodeId).filter((nodeId) => isOfGames(wanted, gameOf(nodeId))));
      return { sums, rows: await teamBetRows(tx, wanted, [...nodeIds], page) };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  const found = teamBetTotals(sums, wanted, gameOf);
  const value = {
    ...{ ...range, asOf: platform.now(), currency: platform.brand.currency, ...found },
    content: rows.map((row) => teamBetItem(row, gameOf, scope.headLevel)),
    ...{ pageNum, totalPages: Math.ceil(found.totals.count / pageSize) },
  };
  return { success: true, value };
};
