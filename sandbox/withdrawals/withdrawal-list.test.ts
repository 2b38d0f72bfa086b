import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerOf } from '../testing/answer-of.ts';
import { type TestSandbox, testSandbox } from '../testing/test-sandbox.ts';
import { DAY_MS } from '../time.ts';

const W = '/wps/member/withdrawal';
const START = Date.parse('2026-05-20T12:00:20Z');
const DIGITS = '482915';

describe('the list of withdrawals', () => {
  let sandbox: TestSandbox;
  let now = START;
  let token = '';
  const ids: string[] = [];

  const read = async (query = '') =>
    answerOf('withdrawalOrders', await sandbox.call('GET', `${W}/orders?${query}`, { token })).value;
  const request = async (amount: number) => {
    const terms = answerOf('withdrawalTerms', await sandbox.call('GET', `${W}/terms`, { token })).value;
    const order = { accountId: terms.accounts[0]?.accountId ?? 0, amount, fee: amount / 100, made: terms.made };
    const payload = { ...order, paymentPassword: DIGITS, idempotencyKey: `list-${amount}` };
    const answer = await sandbox.call('POST', `${W}/order`, { token, secret: payload });
    return answerOf('requestWithdrawal', answer).value.orderId;
  };
  const operate = (orderId: string, step: string) =>
    sandbox.call('PUT', '/sandbox/control/withdrawal', { json: { orderId, step } });

  beforeAll(async () => {
    sandbox = await testSandbox('of turn', { now: () => now });
    token = await sandbox.login('player1');
    const secret = { paymentPassword: DIGITS, password: 'Sandbox1!' };
    await sandbox.call('POST', '/wps/member/paymentPassword', { token, secret });
    for (const [amount, step] of [
      [1500, 'refuse'],
      [1600, 'pay-half'],
      [1700, 'approve'],
    ] as const) {
      // biome-ignore format: a withdrawal each
      const orderId = await request(amount);
      await operate(orderId, step);
      ids.unshift(orderId);
      now += DAY_MS;
      token = await sandbox.login('player1');
    }
  });
  afterAll(async () => {
    expect(sandbox.reports).toEqual([]);
    await sandbox.close();
  });

  test('has the latest first, page by page, and totals of all pages', async () => {
    const [third = '', second = '', first = ''] = ids;
    const all = await read();
    expect(all.content.slice(0, 3).map(({ orderId }) => orderId)).toEqual([third, second, first]);
    expect([all.from, all.to, all.today]).toEqual([undefined, undefined, '2026-05-23']);
    const one = await read('pageSize=1&pageNum=2');
    expect(one).toMatchObject({ pageNum: 2, totalPages: all.totals.count, totals: all.totals });
    expect(one.content).toEqual([all.content[1]]);
    expect((await read('pageNum=100000')).content).toEqual([]);
  });

  test('follows the days of the merchant', async () => {
    const [, second = ''] = ids;
    const day = await read('from=2026-05-21&to=2026-05-21');
    expect(day.content.map(({ orderId }) => orderId)).toEqual([second]);
    expect(day).toMatchObject({
      ...{ from: '2026-05-21', to: '2026-05-21', totalPages: 1 },
      totals: { count: 1, amount: 1600, fee: 16, received: 792 },
    });
    expect(await read('period=today')).toMatchObject({
      ...{ content: [], totalPages: 0 },
      totals: { count: 0, amount: 0, fee: 0, received: 0 },
    });
    const wrong = await sandbox.call('GET', `${W}/orders?from=2026-05-22`, { token });
    expect([wrong.status, wrong.body.errorCode]).toEqual([422, 'invalid_field']);
  });

  test('chooses by state, and leaves the fees of refused ones out', async () => {
    const [third = '', second = '', first = ''] = ids;
    const days = 'from=2026-05-20&to=2026-05-22';
    const open = await read(`${days}&state=open`);
    expect(open.content.map(({ orderId }) => orderId)).toEqual([third, second]);
    // Half of one has been confirmed automatically.
    expect(open.totals).toEqual({ count: 2, amount: 3300, fee: 33, received: 792 });
    expect(await read(`${days}&state=refused`)).toMatchObject({
      content: [{ orderId: first }],
      totals: { count: 1, amount: 1500, fee: 0, received: 0 },
    });
    expect(await read(`${days}&state=received`)).toMatchObject({ content: [], totalPages: 0 });
  });
});
