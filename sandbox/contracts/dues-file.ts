import type { ContractDue, ContractDuesFile } from '#schemas/generated/platform.ts';
import type { MinorUnits } from '#schemas/money/minor-units.ts';
import type { CellsOf, FileUnits } from '../calls/csv-answer.ts';
import { pagesAfter } from '../calls/pages-after.ts';
import type { Database } from '../database/database.ts';
import { type DueDay, dueDays } from './due-days.ts';
import { type Days, type DueRow, type DuesQuery, dueItems, dueRows } from './due-rows.ts';

/** About a page of the file. */
const ENOUGH = 1000;

type Field = ContractDuesFile['columns'][number]['field'];

/** What each field of the file says about an amount. */
export function dueCells({ currency, clock }: FileUnits): CellsOf<Field, ContractDue> {
  const money = (amount: MinorUnits) => ({ amount, currency });
  return {
    account: ({ account = '' }) => account,
    from: ({ from }) => from,
    to: ({ to }) => to,
    start: ({ start }) => clock(start),
    end: ({ end }) => clock(end),
    validBet: ({ validBet }) => money(validBet),
    netLoss: ({ netLoss }) => money(netLoss),
    activeMembers: ({ activeMembers }) => activeMembers,
    tier: ({ tier }) => tier,
    rate: ({ rate }) => ({ units: rate, digits: 2 }),
    due: ({ due }) => money(due),
    payable: ({ payable }) => money(payable),
    status: ({ status }) => status,
    paidAt: ({ paidAt }) => (paidAt === undefined ? '' : clock(paidAt)),
    currency: () => currency,
  };
}

/** All amounts of a query, latest first. Some days at a time, as no index has those of many contracts in their order. */
export async function* duePages(db: Database, query: DuesQuery, range: Days) {
  for (const span of spansOf(await dueDays(db, query, range), query.view)) {
    const pages = pagesAfter<DueRow>((limit, last) => dueRows(db, query, { ...span, limit, after: last?.due }));
    for await (const rows of pages) yield await dueItems(db, query.agentId, rows);
  }
}

/** Days in the order of the file, put together until they have enough amounts for a query to be worth it. */
function* spansOf(days: readonly DueDay[], view: DuesQuery['view']): Generator<Days> {
  let [to, amounts] = ['', 0];
  for (const [index, { day, [view]: sums }] of days.entries()) {
    to ||= day;
    amounts += sums.count;
    if (amounts < ENOUGH && index < days.length - 1) continue;
    yield { from: day, to };
    [to, amounts] = ['', 0];
  }
}
