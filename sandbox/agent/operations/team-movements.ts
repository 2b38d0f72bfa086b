import type { Handler } from '#sandbox/calls/call.ts';
import { recordRange } from '#sandbox/calls/record-range.ts';
import type { MovementTotals, TeamMovementsPage } from '#schemas/generated/platform.ts';
import { sumOf } from '#schemas/money/minor-units.ts';
import { callingAgent } from '../calling-agent.ts';
import { recordScope } from '../record-scope.ts';
import { teamMovementItems } from '../team-movement-items.ts';
import {
  type TeamMovementQuery,
  type TeamMovementSums,
  teamMovementRows,
  teamMovementSums,
} from '../team-movements.ts';

export const teamMovements: Handler<'teamMovements'> = async (call) => {
  const { platform, query, language } = call;
  const { kind, pageNum = 1, pageSize = 50 } = query;
  const scope = await recordScope(platform.db, callingAgent(call), query);
  const { start, end, ...range } = recordRange(platform, query);
  const filter = { ...scope, start, end, kind };
  const page = { limit: pageSize, offset: (pageNum - 1) * pageSize };
  // Read rows and sums from one snapshot, so that they agree.
  const { sums, content } = await platform.db.transaction(
    async (tx) => {
      const sums = await teamMovementSums(tx, filter);
      const rows = await teamMovementRows(tx, filter, page);
      return {
        sums,
        content: await teamMovementItems({ ...platform, db: tx }, rows, { language, headLevel: scope.headLevel }),
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  const totals = teamMovementTotals(sums, filter);
  const value = {
    ...{ ...range, asOf: platform.now(), currency: platform.brand.currency, ...totals },
    ...{ content, pageNum, totalPages: Math.ceil(totals.totals.count / pageSize) },
  };
  return { success: true, value };
};

/** Totals of the query, and the totals that choosing another kind or level would give. */
function teamMovementTotals(
  sums: readonly TeamMovementSums[],
  query: TeamMovementQuery,
): Pick<TeamMovementsPage, 'totals' | 'kinds' | 'levels'> {
  const ofKind = sums.filter(({ kind }) => query.kind === undefined || kind === query.kind);
  const isOfLevel = ({ level }: TeamMovementSums) =>
    query.level === undefined || level + query.headLevel === query.level;
  const ofLevel = sums.filter(isOfLevel);
  const levels = [...new Set(ofKind.map(({ level }) => level))].toSorted((a, b) => a - b);
  const kinds = [...new Set(ofLevel.map(({ kind }) => kind))].toSorted();
  return {
    totals: added(ofKind.filter(isOfLevel)),
    kinds: kinds.map((kind) => ({ kind, ...added(ofLevel.filter((sum) => sum.kind === kind)) })),
    levels: levels.map((level) => ({
      level: level + query.headLevel,
      ...added(ofKind.filter((sum) => sum.level === level)),
    })),
  };
}

function added(sums: readonly MovementTotals[]): MovementTotals {
  return {
    count: sums.reduce((total, { count }) => total + count, 0),
    received: sumOf(sums.map(({ received }) => received)),
    spent: sumOf(sums.map(({ spent }) => spent)),
    net: sumOf(sums.map(({ net }) => net)),
  };
}
