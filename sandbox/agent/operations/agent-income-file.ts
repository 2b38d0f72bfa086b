import type { Handler } from '#sandbox/calls/call.ts';
import { type CellsOf, csvAnswer, type FileUnits } from '#sandbox/calls/csv-answer.ts';
import { onePage } from '#sandbox/calls/pages-after.ts';
import { recordRange } from '#sandbox/calls/record-range.ts';
import type { AgentIncomeFile, IncomeDay } from '#schemas/generated/platform.ts';
import { callingAgent } from '../calling-agent.ts';
import { incomeDays } from '../income.ts';

type Field = AgentIncomeFile['columns'][number]['field'];

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

/** The columns of the file; each row is a day. */
function incomeCells({ currency }: Pick<FileUnits, 'currency'>): CellsOf<Field, IncomeDay> {
  const money = (of: Exclude<keyof IncomeDay, 'day'>) => (row: IncomeDay) => ({ amount: row[of], currency });
  return {
    day: ({ day }) => day,
    commission: money('commission'),
    dividends: money('dividends'),
    salaries: money('salaries'),
    dividendsPaid: money('dividendsPaid'),
    salariesPaid: money('salariesPaid'),
    net: money('net'),
    currency: () => currency,
  };
}
