import type { Handler } from '#sandbox/calls/call.ts';
import { type CellsOf, csvAnswer, type FileUnits } from '#sandbox/calls/csv-answer.ts';
import { pagesAfter } from '#sandbox/calls/pages-after.ts';
import { recordRange } from '#sandbox/calls/record-range.ts';
import { merchantZone } from '#sandbox/merchants/merchant-zone.ts';
import type { Platform } from '#sandbox/platform.ts';
import { isoClock } from '#schemas/csv/iso-clock.ts';
import type { TeamMovement, TeamMovementsFile } from '#schemas/generated/platform.ts';
import type { MinorUnits } from '#schemas/money/minor-units.ts';
import { callingAgent } from '../calling-agent.ts';
import { recordScope } from '../record-scope.ts';
import { teamMovementItems } from '../team-movement-items.ts';
import { type TeamMovementQuery, type TeamMovementRow, teamMovementRows } from '../team-movements.ts';

type Field = TeamMovementsFile['columns'][number]['field'];

export const teamMovementsFile: Handler<'teamMovementsFile'> = async (call) => {
  const { platform, query, body } = call;
  const { kind } = query;
  const scope = await recordScope(platform.db, callingAgent(call), query);
  const { start, end, from, to } = recordRange(platform, query);
  const { currency } = platform.brand;
  return csvAnswer(call, {
    name: `team-movements-${from}-${to}`,
    columns: body.columns,
    cells: movementCells({ currency, clock: isoClock(merchantZone(platform)) }),
    pages: movementPages(platform, { ...scope, start, end, kind }, call.language),
  });
};

/** The columns of the file; each row is a movement. */
function movementCells({ currency, clock }: FileUnits): CellsOf<Field, TeamMovement> {
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
async function* movementPages(platform: Platform, query: TeamMovementQuery, language: string) {
  const load = (limit: number, after: TeamMovementRow | undefined) =>
    teamMovementRows(platform.db, query, { limit, after });
  for await (const rows of pagesAfter(load))
    yield await teamMovementItems(platform, rows, { language, headLevel: query.headLevel });
}
