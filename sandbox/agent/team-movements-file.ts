import type { TeamMovement, TeamMovementsFile } from '#schemas/generated/platform.ts';
import type { MinorUnits } from '#schemas/money/minor-units.ts';
import type { CellsOf, FileUnits } from '../calls/csv-answer.ts';
import { pagesAfter } from '../calls/pages-after.ts';
import type { Platform } from '../platform.ts';
import { teamMovementItems } from './team-movement-items.ts';
import { type TeamMovementQuery, type TeamMovementRow, teamMovementRows } from './team-movements.ts';

type Field = TeamMovementsFile['columns'][number]['field'];

/** What each field of the file says about a movement. */
export function movementCells({ currency, clock }: FileUnits): CellsOf<Field, TeamMovement> {
  const money = (amount: MinorUnits) => ({ amount, currency });
  return {
    createdAt: ({ createdAt }) => clock(createdAt),
    account: ({ account }) => account,
    level: ({ level }) => level,
    kind: ({ kind }) => kind,
    game: ({ game = '' }) => game,
    amount: ({ amount }) => money(amount),
    balance: ({ balance }) => money(balance),
    currency: () => currency,
    reference: ({ reference }) => reference,
  };
}

/** All movements of a query, latest first. */
export async function* movementPages(platform: Platform, query: TeamMovementQuery) {
  const load = (limit: number, after: TeamMovementRow | undefined) =>
    teamMovementRows(platform.db, query, { limit, after });
  for await (const rows of pagesAfter(load)) yield await teamMovementItems(platform, rows, query.headLevel);
}
