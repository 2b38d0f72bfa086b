import type { Handler } from '#sandbox/calls/call.ts';
import { csvAnswer } from '#sandbox/calls/csv-answer.ts';
import { recordRange } from '#sandbox/calls/record-range.ts';
import { callingAgent } from '../calling-agent.ts';
import { scopeHead } from '../scope-head.ts';
import { profitCells, profitPages } from '../team-profit-file.ts';

export const teamProfitFile: Handler<'teamProfitFile'> = async (call) => {
  const { platform, query, body } = call;
  const { account, search } = query;
  const agent = callingAgent(call);
  const { from, to } = recordRange(platform, query);
  const { member } = await scopeHead(platform.db, agent, account);
  const scope = { agentId: agent.id, headId: member.id, ...(search !== undefined && { search }) };
  return csvAnswer(call, {
    name: `team-profit-${from}-${to}`,
    columns: body.columns,
    cells: profitCells(platform.brand),
    pages: profitPages(platform.db, { ...scope, from, to }),
  });
};
