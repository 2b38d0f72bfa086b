import type { TeamDay, TeamDaysFile } from '#schemas/generated/platform.ts';
import type { CellsOf, FileUnits } from '../calls/csv-answer.ts';

type Field = TeamDaysFile['columns'][number]['field'];

/** What each field of the file says about a day. */
export function dayCells({ currency }: Pick<FileUnits, 'currency'>): CellsOf<Field, TeamDay> {
  const amounts = ['deposits', 'withdrawals', 'turnover', 'netLoss', 'rebate', 'commission'] as const;
  const money = (of: (typeof amounts)[number]) => (row: TeamDay) => ({ amount: row[of], currency });
  return {
    day: ({ day }) => day,
    registrations: ({ registrations }) => registrations,
    firstDeposits: ({ firstDeposits }) => firstDeposits,
    activeMembers: ({ activeMembers }) => activeMembers,
    deposits: money('deposits'),
    withdrawals: money('withdrawals'),
    turnover: money('turnover'),
    netLoss: money('netLoss'),
    rebate: money('rebate'),
    commission: money('commission'),
    currency: () => currency,
  };
}
