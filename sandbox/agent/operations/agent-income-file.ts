import type { Handler } from '#sandbox/calls/call.ts';
import { csvAnswer } from '#sandbox/calls/csv-answer.ts';
import { onePage } from '#sandbox/calls/pages-after.ts';
import { recordRange } from '#sandbox/calls/record-range.ts';
import { callingAgent } from '../calling-agent.ts';
import { incomeDays } from '../income.ts';
import { incomeCells } from '../income-file.ts';

export const agentIncomeFile: Handler<'agentIncomeFile'> = async (call) => {
  const { platform, query, body } = call;
  const agent = callingAgent(call);
  const range = recordRange(platform, query);
  return csvAnswer(call, {
    name: `income-${range.from}-${range.to}`,
    columns: body.columns,
    cells: incomeCells(platform.brand),
    pages: onePage(await incomeDays(platform.db, agent.id, range)),
  });
};
