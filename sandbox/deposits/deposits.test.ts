import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { LiveMessage } from '#schemas/generated/platform.ts';
import { PNG } from '../member/pictures.fixture.ts';
import { memberByAccount } from '../roster/member.ts';
import { answerOf, rowsOf } from '../testing/answer-of.ts';
import { databaseOfTurn, databasesOfTurn } from '../testing/databases-of-turn.ts';
import { type TestSandbox, testSandbox, tokenOf } from '../testing/test-sandbox.ts';
import { CREDIT_AFTER_MS } from './change-deposit.ts';
import { depositsOf } from './deposit-list.ts';
import { MAX_OPEN } from './place-order.ts';

const D = '/wps/member/deposit';
const START = Date.parse('2026-05-20T12:00:20Z');

describe.each(databasesOfTurn(import.meta.url))('deposits on %s', (kind) => {
  let sandbox: TestSandbox;
  let now = START;
  let count = 0;
  let token = '';
  beforeAll(async () => {
    sandbox = await testSandbox(kind, { now: () => now, trustedProxies: ['127.0.0.1'] });
  });
  afterAll(() => sandbox.close());
  beforeEach(async () => {
    count += 1;
    token = await sandbox.login(`player${count}`);
    await sandbox.call('PATCH', '/sandbox/control', { json: { depositsHeld: false } });
  });

  const order = (amount: number, idempotencyKey: string, more: object = {}) =>
    sandbox.call('POST', `${D}/order`, {
      token,
      json: { methodId: 'qr-pay', amount, fee: 0, idempotencyKey, ...more },
    });
  const ordered = async (amount: number, key: string) => answerOf('createDeposit', await order(amount, key)).value;
  const send = (what: string, json: object) => sandbox.call('POST', `${D}/${what}`, { token, json });
  const read = async (orderId: string) =>
    answerOf('depositOrder', await sandbox.call('GET', `${D}/order?orderId=${orderId}`, { token })).value;
  const list = async (query = '') =>
    answerOf('depositOrders', await sandbox.call('GET', `${D}/orders?${query}`, { token })).value;
  const open = async () => (await list('state=open')).content;
  const balance = async (): Promise<number> =>
    answerOf('balance', await sandbox.call('GET', '/wps/v2/wallets/balance', { token })).value.balance;
  const decide = (orderId: string, status: string) =>
    sandbox.call('PUT', '/sandbox/control/deposit', { json: { orderId, status } });
  const methods = async () =>
    answerOf('depositMethods', await sandbox.call('GET', `${D}/methods`, { token })).value.methods;

  test('end in one order however often and from however many tabs they are sent', async () => {
    const [{ min } = { min: 0 }] = await methods();
    const sent = await Promise.all(['a', 'a', 'b', 'c', 'a'].map((key) => ordered(min, key)));
    expect(new Set(sent.map(({ orderId }) => orderId)).size).toBe(1);
    await send('paid', { orderId: sent[0]?.orderId });
    // The answer to a key that came late is the same order, and a new intent makes a new one.
    expect((await ordered(min, 'b')).orderId).toBe(sent[0]?.orderId);
    expect((await ordered(min, 'd')).orderId).not.toBe(sent[0]?.orderId);
    expect((await order(min + 1, 'a')).body.errorCode).toBe('idempotency_conflict');
  });

  test('are credited once, however many calls say so at the same time, and the ledger balances', async () => {
    const { min = 0 } = (await methods()).find(({ methodId }) => methodId === 'paloma') ?? {};
    const had = await balance();
    const fee = Math.ceil((min + 7) / 100);
    const made = await order(min + 7, 'a', { methodId: 'paloma', fee });
    const { orderId, credited } = answerOf('createDeposit', made).value;
    expect(credited).toBe(min + 7 - fee);
    const verdicts = await Promise.all(Array.from({ length: 4 }, () => decide(orderId, 'credited')));
    expect(verdicts.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    expect(await balance()).toBe(had + credited);
    const id = Number(orderId.slice(8));
    expect(
      await rowsOf(
        sandbox,
        `select (select count(*)::int from sandbox.transactions where idempotency_key = 'deposit:${id}') as booked,
         (select coalesce(sum(balance), 0)::int from sandbox.accounts) as total,
         (select coalesce(sum(amount), 0)::int from sandbox.entries) as moved`,
      ),
    ).toEqual([{ booked: 1, total: 0, moved: 0 }]);
    expect(await read(orderId)).toMatchObject({ state: 'credited', endedAt: now, amount: min + 7, fee });
  });

  test('allow only so many open orders, even at once', async () => {
    const [{ min } = { min: 0 }] = await methods();
    const keys = Array.from({ length: MAX_OPEN + 3 }, (_, index) => index);
    const answers = await Promise.all(keys.map((key) => order(min + key, `open-${key}`)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(MAX_OPEN);
    const refused = answers.filter(({ status }) => status !== 200).map(({ body }) => body.errorCode);
    expect(refused).toEqual(['too_many_orders', 'too_many_orders', 'too_many_orders']);
    const [latest] = await open();
    await send('cancel', { orderId: latest?.orderId });
    expect(await open()).toHaveLength(MAX_OPEN - 1);
    expect((await order(min + 50, 'again')).status).toBe(200);
  });

  test('redeem a voucher once, even when two members try at the same time', async () => {
    const other = await sandbox.login('player20');
    const had = await balance();
    const redeem = (who: string, idempotencyKey: string) =>
      sandbox.call('POST', `${D}/voucher`, { token: who, json: { code: 'play5-welcome', idempotencyKey } });
    const answers = await Promise.all([redeem(token, 'a'), redeem(token, 'a'), redeem(token, 'b'), redeem(other, 'a')]);
    const good = answers.filter(({ status }) => status === 200).map((one) => answerOf('redeemVoucher', one).value);
    expect(new Set(good.map(({ orderId }) => orderId)).size).toBe(1);
    const bad = answers.filter(({ status }) => status !== 200).map(({ body }) => body.errorCode);
    expect(new Set(bad)).toEqual(new Set(['voucher_used']));
    // Any of the member's first three may have been the first to arrive.
    const mine = answers.slice(0, 3).some(({ status }) => status === 200);
    expect(await balance()).toBe(mine ? had + (good[0]?.credited ?? 0) : had);
  });

  test('take five guesses at a voucher, from whatever address, with used codes between them and however many at once', async () => {
    const redeem = (code: string, key: number) =>
      sandbox.call('POST', `${D}/voucher`, {
        token,
        json: { code, idempotencyKey: `guess${key}` },
        headers: { 'x-forwarded-for': `192.0.2.${key}` },
      });
    // Credited by the test before.
    const codes = Array.from({ length: 40 }, (_, index) => (index % 2 === 0 ? 'PLAY5WELCOME' : `GUESS${index}`));
    const answers = await Promise.all(codes.map(redeem));
    const looked = answers.map(({ body }) => body.errorCode).filter((errorCode) => errorCode !== 'too_many_attempts');
    expect(looked).toHaveLength(5);
    expect(new Set(looked)).toEqual(new Set(['voucher_used', 'voucher_unknown']));
    expect((await redeem('TENFORYOU2026', 50)).status).toBe(429);
    now += 5 * 60_000;
    expect((await redeem('TENFORYOU2026', 51)).status).toBe(200);
    // The one that was credited takes back itself alone, and asking for it again is no guess.
    expect((await redeem('GUESS', 52)).body.errorCode).toBe('voucher_unknown');
    for (let index = 0; index < 6; index += 1) expect((await redeem('TENFORYOU2026', 51)).status).toBe(200);
    for (const key of [53, 54, 55, 56]) expect((await redeem('GUESS', key)).body.errorCode).toBe('voucher_unknown');
    expect((await redeem('GUESS', 57)).status).toBe(429);
  });

  // The tests below send one request at a time, for which both databases behave alike.
  if (kind !== databaseOfTurn(import.meta.url)) return;

  test('go from waiting to paid to credited by themselves, and open sites hear of it', async () => {
    const { min } = (await methods())[0] ?? { min: 0 };
    const heard: unknown[] = [];
    const memberId = (await memberByAccount(sandbox.platform.db, `player${count}`))?.id ?? 0;
    const listener = {
      ...{ memberId, tokenHash: '', close: () => undefined },
      send: ({ event }: LiveMessage) => event?.topic === 'deposit' && heard.push(event.data),
    };
    const leave = sandbox.platform.live.join(listener, undefined);
    const { orderId } = await ordered(min, 'a');
    const paid = answerOf('reportDepositPaid', await send('paid', { orderId })).value;
    expect(paid).toMatchObject({ state: 'paid', paidAt: now });
    expect(answerOf('reportDepositPaid', await send('paid', { orderId })).value).toEqual(paid);
    now += CREDIT_AFTER_MS;
    expect((await read(orderId)).state).toBe('credited');
    expect((await send('cancel', { orderId })).body.errorCode).toBe('order_closed');
    expect(heard).toEqual([
      { orderId, state: 'paid' },
      { orderId, state: 'credited' },
    ]);
    leave();
  });

  test('wait for the console while the switch holds them, which may refuse them', async () => {
    await sandbox.call('PATCH', '/sandbox/control', { json: { depositsHeld: true } });
    const { min } = (await methods())[0] ?? { min: 0 };
    const had = await balance();
    const { orderId } = await ordered(min, 'a');
    expect(answerOf('uploadDepositProof', await send('proof', { orderId, image: PNG })).value.hasProof).toBe(true);
    expect((await open()).map(({ hasProof }) => hasProof)).toEqual([true]);
    const memberId = (await memberByAccount(sandbox.platform.db, `player${count}`))?.id ?? 0;
    const query = { memberId, state: 'open', start: START, end: now + 1 } as const;
    const [row = {}] = await depositsOf(sandbox.platform.db, query, { limit: 1, offset: 0 });
    expect(row).toMatchObject({ hasProof: true });
    expect(row).not.toHaveProperty('proof');
    await send('paid', { orderId });
    now += 10 * CREDIT_AFTER_MS;
    expect((await read(orderId)).state).toBe('paid');
    const page = await sandbox.call('GET', '/sandbox/');
    expect(page.text).toContain(`${orderId}`);
    expect(page.text).toContain('with a proof');
    const form = { headers: { 'content-type': 'application/x-www-form-urlencoded' } };
    const refused = await sandbox.call('POST', '/sandbox/console/deposit', {
      ...form,
      text: `orderId=${orderId}&status=refused`,
    });
    expect(refused.status).toBe(303);
    expect((await read(orderId)).state).toBe('refused');
    expect((await send('proof', { orderId, image: PNG })).body.errorCode).toBe('order_closed');
    expect(await balance()).toBe(had);
  });

  test('expire unpaid, and can be ordered again', async () => {
    const { min } = (await methods())[0] ?? { min: 0 };
    const { orderId, expiresAt = 0 } = await ordered(min, 'a');
    now = expiresAt;
    expect((await ordered(min, 'b')).orderId).not.toBe(orderId);
    expect((await read(orderId)).state).toBe('expired');
    expect((await send('paid', { orderId })).body.errorCode).toBe('order_closed');
    expect((await decide(orderId, 'credited')).body.errorCode).toBe('order_closed');
  });

  test('refuse amounts beyond the limits, another fee, pictures that are none, and unknown vouchers', async () => {
    const { min, max } = (await methods())[0] ?? { min: 0, max: 0 };
    for (const amount of [min - 1, max + 1]) {
      expect((await order(amount, `x${amount}`)).body.errorCode).toBe('amount_out_of_range');
    }
    for (const amount of [0, -min, min + 0.5, '1e3']) {
      expect((await order(Number.NaN, 'y', { amount })).status).toBe(400);
    }
    expect((await order(min, 'z', { fee: 1 })).body.errorCode).toBe('fee_changed');
    expect((await order(min, 'z', { methodId: 'voucher' })).body.errorCode).toBe('not_found');
    const { orderId } = await ordered(min, 'z');
    expect((await send('proof', { orderId, image: 'data:image/png;base64,AAAA' })).body.errorCode).toBe(
      'invalid_field',
    );
    for (let index = 0; index < 5; index += 1) {
      const wrong = await send('voucher', { code: `GUESS${index}`, idempotencyKey: `v${index}` });
      expect(wrong.body.errorCode).toBe('voucher_unknown');
    }
    const late = await send('voucher', { code: 'TENFORYOU2026', idempotencyKey: 'late' });
    expect(late).toMatchObject({ status: 429, body: { errorCode: 'too_many_attempts' } });
  });

  test('are listed page by page, by days and state, with totals of what was credited', async () => {
    const { min = 0 } = (await methods()).find(({ methodId }) => methodId === 'paloma') ?? {};
    const had = await list();
    const make = async (amount: number, key: string) => {
      const fee = Math.ceil(amount / 100);
      return answerOf('createDeposit', await order(amount, key, { methodId: 'paloma', fee })).value.orderId;
    };
    const cancelled = await make(min, 'list-a');
    await send('cancel', { orderId: cancelled });
    const credited = await make(min + 100, 'list-b');
    await decide(credited, 'credited');
    const waiting = await make(min + 200, 'list-c');
    const all = await list();
    const ids = all.content.map(({ orderId }) => orderId);
    expect(ids.slice(0, 3)).toEqual([waiting, credited, cancelled]);
    expect(all.totals.count).toBe(had.totals.count + 3);
    const second = await list('pageSize=1&pageNum=2');
    expect(second).toMatchObject({ content: [{ orderId: credited }], totalPages: all.totals.count });
    const fee = Math.ceil((min + 100) / 100);
    expect(await list('period=today&state=credited')).toMatchObject({
      content: [{ orderId: credited }],
      totals: { count: 1, paid: min + 100, fee, credited: min + 100 - fee },
    });
    expect((await list('period=today&state=failed')).content.map(({ orderId }) => orderId)).toEqual([cancelled]);
    expect((await list('state=open')).content.map(({ orderId }) => orderId)).toEqual([waiting]);
    const past = await list('from=2020-01-01&to=2020-01-31');
    expect(past).toMatchObject({ content: [], totalPages: 0, totals: { count: 0, paid: 0, fee: 0, credited: 0 } });
    expect((await sandbox.call('GET', `${D}/orders?to=2026-05-20`, { token })).body.errorCode).toBe('invalid_field');
  });

  test('are closed to visitors, trials, other members and the unverified, and with their module', async () => {
    const { min } = (await methods())[0] ?? { min: 0 };
    const { orderId } = await ordered(min, 'a');
    const stranger = await sandbox.login('player19');
    const other = await sandbox.call('GET', `${D}/order?orderId=${orderId}`, { token: stranger });
    expect(other.body.errorCode).toBe('not_found');
    expect((await sandbox.call('GET', `${D}/order?orderId=D260520-9999999999`, { token })).status).toBe(404);
    expect((await sandbox.call('GET', `${D}/methods`)).status).toBe(401);
    const json = { os: 'Linux', platform: 'W', encryption: true, gatewayVersion: 3 };
    const trial = await sandbox.call('POST', '/wps/session/login/freeplay', { json });
    expect((await sandbox.call('GET', `${D}/methods`, { token: tokenOf(trial) })).body.errorCode).toBe('trial_account');
    await sandbox.call('PUT', '/sandbox/control/verification', { json: { account: `player${count}`, status: 'P' } });
    await sandbox.call('PATCH', '/sandbox/control', { json: { modules: { MANDATORYKYC3: true } } });
    expect((await order(min, 'k')).body.errorCode).toBe('verification_due');
    await sandbox.call('PATCH', '/sandbox/control', { json: { modules: { DEPOSIT: false } } });
    const closed = await sandbox.call('GET', `${D}/orders`, { token });
    expect(closed.body.errorCode).toBe('not_available');
    expect(sandbox.reports).toEqual([]);
  });
});
