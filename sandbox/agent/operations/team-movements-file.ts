import type { Handler } from '#sandbox/calls/call.ts';
import { csvAnswer } from '#sandbox/calls/csv-answer.ts';
import { recordRange } from '#sandbox/calls/record-range.ts';
import { merchantZone } from '#sandbox/merchants/merchant-zone.ts';
import { isoClock } from '#schemas/csv/iso-clock.ts';
import { callingAgent } from '../calling-agent.ts';
import { recordScope } from '../record-scope.ts';
import { movementCells, movementPages } from '../team-movements-file.ts';

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
    pages: movementPages(platform, { ...scope, start, end, kind }),
  });
};
