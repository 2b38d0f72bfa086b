import type { TeamBet, TeamBetsFile } from '#schemas/generated/platform.ts';
import type { MinorUnits } from '#schemas/money/minor-units.ts';
import type { CellsOf, FileUnits } from '../calls/csv-answer.ts';
import { pagesAfter } from '../calls/pages-after.ts';
import type { Database } from '../database/database.ts';
import type { GameOfBet } from '../records/bet-groups.ts';
import { choosesGames, isOfGames, playedGames, type TeamBetQuery, teamBetItem, teamBetRows } from './team-bets.ts';

type Field = TeamBetsFile['columns'][number]['field'];

/** What each field of the file says about a bet. */
export function betCells({ currency, clock }: FileUnits): CellsOf<Field, TeamBet> {
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
export async function* betPages(db: Database, query: TeamBetQuery, gameOf: (nodeId: number) => GameOfBet) {
  const played = choosesGames(query) ? await playedGames(db, query) : [];
  const nodeIds = played.map(({ nodeId }) => nodeId).filter((nodeId) => isOfGames(query, gameOf(nodeId)));
  type Row = Awaited<ReturnType<typeof teamBetRows>>[number];
  const pages = pagesAfter<Row>((limit, after) => teamBetRows(db, query, nodeIds, { limit, after }));
  for await (const rows of pages) yield rows.map((row) => teamBetItem(row, gameOf, query.headLevel));
}
