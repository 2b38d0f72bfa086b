import type { AgentIncomeFile, IncomeDay } from '#schemas/generated/platform.ts';
import type { CellsOf, FileUnits } from '../calls/csv-answer.ts';

type Field = AgentIncomeFile['columns'][number]['field'];

/** What each field of the file says about a day. */
export function incomeCells({ currency }: Pick<FileUnits, 'currency'>): CellsOf<Field, IncomeDay> {
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
