import type { Handler } from '#sandbox/calls/call.ts';
import { type CellsOf, csvAnswer, type FileUnits } from '#sandbox/calls/csv-answer.ts';
import { pagesAfter } from '#sandbox/calls/pages-after.ts';
import { recordRange } from '#sandbox/calls/record-range.ts';
import { shelfOf } from '#sandbox/catalogue/game-items.ts';
import type { Database } from '#sandbox/database/database.ts';
import { merchantZone } from '#sandbox/merchants/merchant-zone.ts';
import { type GameOfBet, gamesOfBets } from '#sandbox/records/bet-groups.ts';
import { isoClock } from '#schemas/csv/iso-clock.ts';
import type { TeamBet, TeamBetsFile } from '#schemas/generated/platform.ts';
import type { MinorUnits } from '#schemas/money/minor-units.ts';
import { callingAgent } from '../calling-agent.ts';
import { recordScope } from '../record-scope.ts';
import { choosesGames, isOfGames, playedGames, type TeamBetQuery, teamBetItem, teamBetRows } from '../team-bets.ts';

type Field = TeamBetsFile['columns'][number]['field'];

export const teamBetsFile: Handler<'teamBetsFile'> = async (call) => {
  const { platform, query, body } = call;
  const { gameType, vendor, result } = query;
  const scope = await recordScope(platform.db, callingAgent(call), query);
  const { start, end, from, to } = recordRange(platform, query);
  const gameOf = gamesOfBets(shelfOf(platform), call.language);
  const { currency } = platform.brand;
  return csvAnswer(call, {
    name: `team-bets-${from}-${to}`,
    columns: body.columns,
    cells: betCells({ currency, clock: isoClock(merchantZone(platform)) }),
    pages: betPages(platform.db, { ...scope, start, end, gameType, vendor, result }, gameOf),
  });
};

/** The columns of the file; each row is a bet. */
function betCells({ currency, clock }: FileUnits): CellsOf<Field, TeamBet> {
  const money = (amount: MinorUnits) => ({ amount, currency });
  return {
    settledAt: ({ settledAt }) => clock(settledAt),
    placedAt: ({ placedAt }) => clock(placedAt),
    betId: ({ betId }) => String(betId),
    account: ({ account }) => account,
    level: ({ level }) => level,
    game: ({ game }) => game,
    gameType: ({ gameType = '' }) => gameType,
    vendorName: ({ vendorName }) => vendorName,
    stake: ({ stake }) => money(stake),
    paid: ({ paid }) => money(paid),
    profit: ({ profit }) => money(profit),
    result: ({ profit }) => (profit === 0 ? 'even' : profit > 0 ? 'won' : 'lost'),
    currency: () => currency,
  };
}

/** All bets of a query, latest settled first. */
async function* betPages(db: Database, query: TeamBetQuery, gameOf: (nodeId: number) => GameOfBet) {
  const played = choosesGames(query) ? await playedGames(db, query) : [];
  const nodeIds = played.map(({ nodeId }) => nodeId).filter((nodeId) => isOfGames(query, gameOf(nodeId)));
  type Row = Awaited<ReturnType<typeof teamBetRows>>[number];
  const pages = pagesAfter<Row>((limit, after) => teamBetRows(db, query, nodeIds, { limit, after }));
  for await (const rows of pages) yield rows.map((row) => teamBetItem(row, gameOf, query.headLevel));
}
