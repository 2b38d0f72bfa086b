import type { Handler } from '#sandbox/calls/call.ts';
import { type CellsOf, csvAnswer, type FileUnits } from '#sandbox/calls/csv-answer.ts';
import { onePage } from '#sandbox/calls/pages-after.ts';
import { recordRange } from '#sandbox/calls/record-range.ts';
import type { TeamDay, TeamDaysFile } from '#schemas/generated/platform.ts';
import { callingAgent } from '../calling-agent.ts';
import { teamSums } from '../team-sums.ts';

type Field = TeamDaysFile['columns'][number]['field'];

const NO_LEVELS: ReadonlyMap<number, number> = new Map();

export const teamDaysFile: Handler<'teamDaysFile'> = async (call) => {
  const { platform, query, body } = call;
  const agent = callingAgent(call);
  const range = recordRange(platform, query);
  const { days } = await platform.db.transaction((tx) => teamSums(tx, agent.id, { range, members: NO_LEVELS }), {
    ...{ isolationLevel: 'repeatable read', accessMode: 'read only' },
  });
  return csvAnswer(call, {
    name: `team-days-${range.from}-${range.to}`,
    columns: body.columns,
    cells: dayCells(platform.brand),
    pages: onePage(days),
  });
};

/** The columns of the file; each row is a day. */
function dayCells({ currency }: Pick<FileUnits, 'currency'>): CellsOf<Field, TeamDay> {
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
