import type { Handler } from '#sandbox/calls/call.ts';
import { recordRange } from '#sandbox/calls/record-range.ts';
import { callingAgent } from '../calling-agent.ts';
import { membersByLevel } from '../members-by-level.ts';
import { rangeBefore } from '../range-before.ts';
import { profitRows } from '../team-profit.ts';
import { teamSums } from '../team-sums.ts';

/** Direct downlines that the overview names. */
const NAMED = 10;

export const teamOverview: Handler<'teamOverview'> = async (call) => {
  const { platform, query } = call;
  const agent = callingAgent(call);
  const range = recordRange(platform, query);
  const before = rangeBefore(range, query.period);
  const { start: _start, end: _end, ...days } = range;
  const top = { sort: 'turnover', descending: true, offset: 0, size: NAMED } as const;
  const value = await platform.db.transaction(
    async (tx) => {
      const members = await membersByLevel(tx, agent.id);
      const sums = await teamSums(tx, agent.id, { range, members });
      const earlier = await teamSums(tx, agent.id, { range: before, members });
      return {
        ...{ ...days, asOf: platform.now(), currency: platform.brand.currency, directs: agent.directs, ...sums },
        before: { from: before.from, to: before.to, totals: earlier.totals, days: earlier.days },
        downlines: await profitRows(tx, { agentId: agent.id, headId: agent.id, ...days, ...top }),
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  return { success: true, value };
};
