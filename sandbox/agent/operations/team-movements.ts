import type { Handler } from '#sandbox/calls/call.ts';
import { recordRange } from '#sandbox/calls/record-range.ts';
import { callingAgent } from '../calling-agent.ts';
import { recordScope } from '../record-scope.ts';
import { teamMovementItems } from '../team-movement-items.ts';
import { teamMovementTotals } from '../team-movement-totals.ts';
import { teamMovementRows, teamMovementSums } from '../team-movements.ts';

export const teamMovements: Handler<'teamMovements'> = async (call) => {
  const { platform, query } = call;
  const { kind, pageNum = 1, pageSize = 50 } = query;
  const scope = await recordScope(platform.db, callingAgent(call), query);
  const { start, end, ...range } = recordRange(platform, query);
  const wanted = { ...scope, start, end, kind };
  const page = { limit: pageSize, offset: (pageNum - 1) * pageSize };
  // One view of the database, so that the rows and the sums are of the same movements.
  const { sums, content } = await platform.db.transaction(
    async (tx) => {
      const sums = await teamMovementSums(tx, wanted);
      const rows = await teamMovementRows(tx, wanted, page);
      return { sums, content: await teamMovementItems({ ...platform, db: tx }, rows, scope.headLevel) };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  const found = teamMovementTotals(sums, wanted);
  const value = {
    ...{ ...range, asOf: platform.now(), currency: platform.brand.currency, ...found },
    ...{ content, pageNum, totalPages: Math.ceil(found.totals.count / pageSize) },
  };
  return { success: true, value };
};
