import type { Handler } from '#sandbox/calls/call.ts';
import { type CellsOf, csvAnswer, type FileUnits } from '#sandbox/calls/csv-answer.ts';
import { pagesAfter } from '#sandbox/calls/pages-after.ts';
import type { Database } from '#sandbox/database/database.ts';
import { merchantZone } from '#sandbox/merchants/merchant-zone.ts';
import { isoClock } from '#schemas/csv/iso-clock.ts';
import type { ContractDue, ContractDuesFile } from '#schemas/generated/platform.ts';
import type { MinorUnits } from '#schemas/money/minor-units.ts';
import { contractCaller } from '../contract-caller.ts';
import { duesRange } from '../contract-dues.ts';
import { type DueDay, dueDays } from '../due-days.ts';
import { type Days, type DueRow, type DuesQuery, dueItems, dueRows } from '../due-rows.ts';
import { settleKind } from '../settle-kind.ts';

/** About a page of the file. */
const ENOUGH = 1000;

type Field = ContractDuesFile['columns'][number]['field'];

export const contractDuesFile: Handler<'contractDuesFile'> = async (call) => {
  const { platform, query, body } = call;
  const { kind, side, view = 'all' } = query;
  const { id: agentId } = contractCaller(call, kind);
  const { from, to } = duesRange(platform, query);
  await settleKind(platform, kind);
  return csvAnswer(call, {
    name: `${kind}-${side}-${from}-${to}`,
    columns: body.columns,
    cells: dueCells({ currency: platform.brand.currency, clock: isoClock(merchantZone(platform)) }),
    pages: duePages(platform.db, { agentId, kind, side, view }, { from, to }),
  });
};

/** The columns of the file; each row is an amount due. */
function dueCells({ currency, clock }: FileUnits): CellsOf<Field, ContractDue> {
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
async function* duePages(db: Database, query: DuesQuery, range: Days) {
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
