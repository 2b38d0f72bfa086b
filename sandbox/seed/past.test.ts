import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { minorUnits } from '#schemas/money/minor-units.ts';
import { depositFee } from '../deposits/deposit-fee.ts';
import { depositMethod } from '../deposits/deposit-methods.ts';
import { propertiesOf } from '../json-object.ts';
import { currencyFactor } from '../merchants/currency.ts';
import { merchantZone } from '../merchants/merchant-zone.ts';
import { defaultBrand } from '../setup/sandbox-brand.ts';
import { answerOf, rowsOf } from '../testing/answer-of.ts';
import { type TestSandbox, testSandbox } from '../testing/test-sandbox.ts';
import { faultsOfLedger } from '../withdrawals/withdrawal-bench.fixture.ts';
import { withdrawalFee } from '../withdrawals/withdrawal-rules.ts';
import { REGULAR } from './plan-past.ts';

const NOW = Date.UTC(2026, 4, 20, 9);
const SINCE = Date.UTC(2026, 4, 6);
const FORTNIGHT = 'from=2026-05-06&to=2026-05-20';
const OPENING = 50_000;
/** US cents: what was withdrawn above the deposits, the voucher and the bonus. */
const PROFIT = -1750;

describe.each(['USD', 'VND', 'JPY'])('the past of one member in %s', (currency) => {
  const factor = currencyFactor(currency);
  let sandbox: TestSandbox;
  let token = '';
  beforeAll(async () => {
    sandbox = await testSandbox('of turn', { brand: { ...defaultBrand(), currency }, now: () => NOW });
    token = await sandbox.login(REGULAR);
  });
  afterAll(async () => {
    expect(sandbox.reports).toEqual([]);
    await sandbox.close();
  });

  const account = async (query: string) =>
    answerOf('accountRecord', await sandbox.call('GET', `/wps/member/record/account?${query}`, { token })).value;
  const entries = (columns: string, where = 'true') =>
    rowsOf(
      sandbox,
      `select ${columns} from sandbox.entries e join sandbox.accounts a on a.id = e.account_id
        join sandbox.members m on m.id = a.member_id where m.account = '${REGULAR}' and ${where}`,
    );
  const ledger = async (where: string): Promise<number> => {
    const [row] = await entries('coalesce(sum(e.amount), 0)::int as sum', where);
    return Number(propertiesOf(row)['sum']);
  };

  test('balances, is never overdrawn, and leaves the balance of the opening deposit', async () => {
    expect(await faultsOfLedger(sandbox)).toEqual([]);
    expect(await entries('e.id', 'e.balance < 0')).toEqual([]);
    expect(await ledger('true')).toBe(OPENING * factor);
    const [holding] = await rowsOf(sandbox, "select balance::int from sandbox.accounts where kind = 'withdrawals'");
    expect(holding).toEqual({ balance: 0 });
  });

  test('is the same in every record as in the ledger, on the merchant’s days', async () => {
    const { content, totals, timeZone } = await account(`${FORTNIGHT}&pageSize=100`);
    expect([timeZone, totals.net, content.length]).toEqual([merchantZone(sandbox.platform), 0, totals.count]);
    for (const [index, movement] of content.slice(0, -1).entries())
      expect(movement.balance - movement.amount).toBe(content[index + 1]?.balance);
    const kinds = ['deposit', 'withdrawal', 'bonus', 'bet', 'win'];
    expect(new Set(content.map(({ kind }) => kind))).toEqual(new Set(kinds));
    for (const kind of ['deposit', 'withdrawal', 'bonus'])
      expect((await account(`${FORTNIGHT}&kind=${kind}`)).totals.net).toBe(
        await ledger(`e.kind = '${kind}' and e.created_at >= ${SINCE}`),
      );
    const bets = answerOf(
      'bettingRecord',
      await sandbox.call('GET', `/wps/member/record/bets?${FORTNIGHT}`, { token }),
    ).value;
    const profit = answerOf(
      'profitRecord',
      await sandbox.call('GET', `/wps/member/record/profit?${FORTNIGHT}`, { token }),
    ).value;
    expect(bets.totals.profit).toBe(PROFIT * factor);
    expect([profit.totals, profit.groups]).toEqual([bets.totals, bets.groups]);
    expect(profit.totals.paid).toBe(await ledger("e.kind = 'bet' and e.amount > 0"));
    expect(profit.totals.stake).toBe(-(await ledger("e.kind = 'bet' and e.amount < 0")));
    expect(new Set(bets.groups.map(({ gameType }) => gameType)).size).toBeGreaterThan(3);
    expect(new Set(bets.groups.map(({ vendor }) => vendor)).size).toBeGreaterThan(4);
    expect(profit.days.filter(({ count }) => count > 0)).toHaveLength(11);
    expect(profit.position).toMatchObject({
      deposited: await ledger("e.kind = 'deposit'"),
      withdrawn: -(await ledger("e.kind = 'withdrawal'")),
      balance: OPENING * factor,
    });
    expect((await account('period=today')).totals.count).toBe(0);
  });

  test('has the orders, the voucher and the bonus behind its movements', async () => {
    const orders = await rowsOf(
      sandbox,
      `select o.method_id as method, o.amount::int, o.fee::int, o.voucher, e.amount::int as credited
        from sandbox.deposit_orders o join sandbox.transactions t on t.idempotency_key = 'deposit:' || o.id
        join sandbox.entries e on e.transaction_id = t.id join sandbox.accounts a on a.id = e.account_id
        where a.member_id = o.member_id and e.created_at = o.ended_at order by o.id`,
    );
    expect(orders.map((row) => propertiesOf(row)['voucher'])).toEqual([null, 'WELCOMEBACK10', null, null]);
    for (const row of orders.map(propertiesOf)) {
      const method = depositMethod(currency, String(row['method']));
      expect(row['fee']).toBe(method && depositFee(method, minorUnits(Number(row['amount']))));
      expect(row['credited']).toBe(Number(row['amount']) - Number(row['fee']));
    }
    const paid = answerOf('withdrawalOrders', await sandbox.call('GET', '/wps/member/withdrawal/orders', { token }));
    const amount = minorUnits(-(await ledger("e.kind = 'withdrawal'")));
    const fee = withdrawalFee(amount);
    expect(paid.value.content).toMatchObject([
      { state: 'received', amount, fee, received: amount - fee, remaining: 0 },
    ]);
    for (const kind of ['deposit', 'withdrawal'])
      for (const movement of (await account(`${FORTNIGHT}&kind=${kind}`)).content) {
        expect(movement.order).toBe(kind);
        const url = `/wps/member/${kind}/order?orderId=${movement.reference}`;
        expect((await sandbox.call('GET', url, { token })).status).toBe(200);
      }
    const { value } = answerOf('bonuses', await sandbox.call('GET', '/wps/member/bonuses', { token }));
    expect(value.content).toMatchObject([
      { amount: 1800 * factor, wagering: 3, staked: 5400 * factor, status: 'finished' },
    ]);
    expect(value.totals.received).toBe(await ledger("e.kind = 'bonus'"));
  });
});
