import type { Handler } from '#sandbox/calls/call.ts';
import { recordRange } from '#sandbox/calls/record-range.ts';
import { shelfOf } from '#sandbox/catalogue/game-items.ts';
import { betGroups, betTotals, type GameOfBet, gamesOfBets } from '#sandbox/records/bet-groups.ts';
import type { TeamBetsPage } from '#schemas/generated/platform.ts';
import { callingAgent } from '../calling-agent.ts';
import { recordScope } from '../record-scope.ts';
import { isOfGames, type TeamBetQuery, type TeamBetSums, teamBetItem, teamBetRows, teamBetSums } from '../team-bets.ts';

export const teamBets: Handler<'teamBets'> = async (call) => {
  const { platform, query } = call;
  const { gameType, vendor, result, pageNum = 1, pageSize = 50 } = query;
  const scope = await recordScope(platform.db, callingAgent(call), query);
  const { start, end, ...range } = recordRange(platform, query);
  const gameOf = gamesOfBets(shelfOf(platform), call.language);
  const filter = { ...scope, start, end, gameType, vendor, result };
  const page = { limit: pageSize, offset: (pageNum - 1) * pageSize };
  // Read rows and sums from one snapshot, so that they agree.
  const { sums, rows } = await platform.db.transaction(
    async (tx) => {
      const sums = await teamBetSums(tx, filter);
      const nodeIds = new Set(sums.map(({ nodeId }) => nodeId).filter((nodeId) => isOfGames(filter, gameOf(nodeId))));
      return { sums, rows: await teamBetRows(tx, filter, [...nodeIds], page) };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  const totals = teamBetTotals(sums, filter, gameOf);
  const value = {
    ...{ ...range, asOf: platform.now(), currency: platform.brand.currency, ...totals },
    content: rows.map((row) => teamBetItem(row, gameOf, scope.headLevel)),
    ...{ pageNum, totalPages: Math.ceil(totals.totals.count / pageSize) },
  };
  return { success: true, value };
};

/** Totals of the query, and the totals that choosing another game or level would give. */
function teamBetTotals(
  sums: readonly TeamBetSums[],
  query: TeamBetQuery,
  gameOf: (nodeId: number) => GameOfBet,
): Pick<TeamBetsPage, 'totals' | 'groups' | 'levels'> {
  const ofGames = sums.filter(({ nodeId }) => isOfGames(query, gameOf(nodeId)));
  const isOfLevel = ({ level }: TeamBetSums) => query.level === undefined || level + query.headLevel === query.level;
  const levels = [...new Set(ofGames.map(({ level }) => level))].toSorted((a, b) => a - b);
  return {
    totals: betTotals(ofGames.filter(isOfLevel)),
    groups: betGroups(sums.filter(isOfLevel), gameOf),
    levels: levels.map((level) => ({
      level: level + query.headLevel,
      ...betTotals(ofGames.filter((sum) => sum.level === level)),
    })),
  };
}
