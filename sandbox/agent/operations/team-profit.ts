import type { Handler } from '#sandbox/calls/call.ts';
import { recordRange } from '#sandbox/calls/record-range.ts';
import { callingAgent } from '../calling-agent.ts';
import { isCut } from '../level-scope.ts';
import { headOf, scopeHead } from '../scope-head.ts';
import { countOf, profitOf, profitRows } from '../team-profit.ts';

export const teamProfit: Handler<'teamProfit'> = async (call) => {
  const { platform, query } = call;
  const { sort = 'turnover', direction = 'descending', offset = 0, size = 50, search } = query;
  const agent = callingAgent(call);
  const { start: _start, end: _end, ...range } = recordRange(platform, query);
  const { from, to } = range;
  const value = await platform.db.transaction(
    async (tx) => {
      const head = await scopeHead(tx, agent, query.account);
      const scope = { agentId: agent.id, headId: head.member.id, ...(search !== undefined && { search }) };
      const filter = { ...scope, from, to, sort, descending: direction === 'descending', offset, size };
      return {
        ...{ ...range, asOf: platform.now(), currency: platform.brand.currency, head: await headOf(tx, head) },
        ...(await profitOf(tx, head.member.id, range)),
        ...{ count: await countOf(tx, scope), isCut: await isCut(tx, scope), rows: await profitRows(tx, filter) },
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  return { success: true, value };
};
