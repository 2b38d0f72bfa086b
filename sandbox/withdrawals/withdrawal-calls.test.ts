import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { LiveMessage } from '#schemas/generated/platform.ts';
import { minorUnits } from '#schemas/money/minor-units.ts';
import { deposit } from '../ledger/deposit.ts';
import { PNG } from '../member/pictures.fixture.ts';
import { openRollover } from '../rollovers/open-rollover.ts';
import { memberByAccount } from '../roster/member.ts';
import { answerOf, rowsOf } from '../testing/answer-of.ts';
import { type TestSandbox, testSandbox, tokenOf } from '../testing/test-sandbox.ts';
import { DAY_MS, MINUTE_MS } from '../time.ts';
import { faultsOfLedger } from './withdrawal-bench.fixture.ts';

const W = '/wps/member/withdrawal';
const A = '/wps/member/payoutAccount';
const START = Date.parse('2026-05-20T12:00:20Z');
const DIGITS = '482915';
/** Time to confirm of the default merchant. */
const CONFIRM_MS = 30 * MINUTE_MS;

describe('the calls of withdrawals', () => {
  let sandbox: TestSandbox;
  let now = START;
  let count = 0;
  let token = '';
  beforeAll(async () => {
    sandbox = await testSandbox('of turn', { now: () => now });
  });
  afterAll(async () => {
    expect(await faultsOfLedger(sandbox)).toEqual([]);
    expect(sandbox.reports).toEqual([]);
    await sandbox.close();
  });
  beforeEach(async () => {
    count += 1;
    token = await sandbox.login(`player${count}`);
  });

  const idOf = async (account = `player${count}`) => (await memberByAccount(sandbox.platform.db, account))?.id ?? 0;
  const read = (what: string) => sandbox.call('GET', `${W}/${what}`, { token });
  const terms = async () => answerOf('withdrawalTerms', await read('terms')).value;
  const order = async (orderId: string) => answerOf('withdrawalOrder', await read(`order?orderId=${orderId}`)).value;
  const choosePassword = (more: object = { password: 'Sandbox1!' }) =>
    sandbox.call('POST', '/wps/member/paymentPassword', { token, secret: { paymentPassword: DIGITS, ...more } });
  const send = async (amount: number, idempotencyKey: string, more: object = {}) => {
    const { accounts, made } = await terms();
    const fee = Math.floor(amount / 100);
    const order = { accountId: accounts[0]?.accountId ?? 0, amount, fee, made };
    const payload = { ...order, paymentPassword: DIGITS, idempotencyKey };
    return sandbox.call('POST', `${W}/order`, { token, secret: { ...payload, ...more } });
  };
  const requested = async (amount: number) => {
    await choosePassword();
    return answerOf('requestWithdrawal', await send(amount, 'one')).value;
  };
  const operate = (orderId: string, step: string, sent?: number) =>
    sandbox.call('PUT', '/sandbox/control/withdrawal', {
      json: { orderId, step, ...(sent !== undefined && { sent }) },
    });
  const post = (path: string, json: object) => sandbox.call('POST', path, { token, json });

  test('say what can be withdrawn, and what holds the rest back', async () => {
    const before = await terms();
    expect(before).toMatchObject({ feeRate: 100, hasPaymentPassword: false, requirements: [], left: before.limit });
    expect(before.available).toBe(before.balance);
    expect(before.accounts).toMatchObject([
      { kind: 'bank', isDefault: true, number: expect.stringMatching(/^•••• \d{4}$/) },
    ]);
    const memberId = await idOf();
    await deposit(sandbox.platform.db, {
      memberId,
      amount: minorUnits(5000),
      kind: 'deposit',
      idempotencyKey: 'held',
      at: now,
    });
    const [paid] = await rowsOf(sandbox, "select id from sandbox.transactions where idempotency_key = 'held'");
    const transactionId = Number(Object(paid).id);
    await openRollover(sandbox.platform.db, {
      memberId,
      transactionId,
      promotionId: 501,
      held: minorUnits(5000),
      times: 8,
      at: now,
    });
    const { requirements, available, balance } = await terms();
    expect(available).toBe(balance - 5000);
    expect(requirements).toMatchObject([{ source: 'promotion', held: minorUnits(5000), required: 40_000, done: 0 }]);
    expect(requirements[0]?.title).not.toBe('');
  });

  test('are requested once by two tabs that saw the same terms', async () => {
    const { made } = await terms();
    const { orderId } = await requested(1500);
    expect((await send(1500, 'two', { made })).body.errorCode).toBe('withdrawal_made');
    expect(answerOf('requestWithdrawal', await send(1500, 'one', { made })).value.orderId).toBe(orderId);
    expect((await send(1500, 'unsaid', { made: undefined })).body.errorCode).toBe('invalid_request');
    expect((await terms()).made).toBe(made + 1);
  });

  test('take a withdrawal from the request to its confirmation, and open sites hear of each step', async () => {
    const heard: unknown[] = [];
    const listener = {
      ...{ memberId: await idOf(), tokenHash: '', close: () => undefined },
      send: ({ event }: LiveMessage) => event?.topic === 'withdrawal' && heard.push(Object(event.data).state),
    };
    const leave = sandbox.platform.live.join(listener, undefined);
    const { orderId, net, fee } = await requested(1500);
    expect([net, fee]).toEqual([1485, 15]);
    await operate(orderId, 'pay-half');
    // A second press of the same button: half has been sent by then.
    await operate(orderId, 'pay-half', 0);
    const [first] = (await order(orderId)).transfers;
    expect(first).toMatchObject({ amount: 743, state: 'sent', countsAt: now + CONFIRM_MS });
    const { transferId = 0 } = first ?? {};
    expect((await post(`${W}/received`, { orderId })).body.errorCode).toBe('not_available');
    await post(`${W}/received`, { orderId, transferId });
    await post(`${W}/received`, { orderId, transferId });
    expect(await order(orderId)).toMatchObject({ state: 'sent', received: 743, remaining: 742 });
    await operate(orderId, 'pay', 743);
    expect((await post(`${W}/received`, { orderId })).status).toBe(200);
    expect(await order(orderId)).toMatchObject({ state: 'received', received: 1485, remaining: 0, closedAt: now });
    expect(new Set(heard)).toEqual(new Set(['sent', 'received']));
    leave();
    expect(answerOf('withdrawalOrders', await read('orders')).value.content.map((one) => one.orderId)).toEqual([
      orderId,
    ]);
  });

  test('take a report of a missing transfer with a picture only, and never count it as received', async () => {
    const { orderId } = await requested(1500);
    await operate(orderId, 'pay');
    const [{ transferId } = { transferId: 0 }] = (await order(orderId)).transfers;
    const notAPicture = { orderId, transferId, image: 'data:image/png;base64,AAAA' };
    expect((await post(`${W}/missing`, notAPicture)).body).toMatchObject({
      errorCode: 'invalid_field',
      value: { fields: [{ name: 'image', rule: 'pattern' }] },
    });
    expect((await post(`${W}/missing`, { orderId, transferId: transferId + 1, image: PNG })).status).toBe(404);
    await post(`${W}/missing`, { orderId, transferId, image: PNG });
    now += CONFIRM_MS;
    expect(await order(orderId)).toMatchObject({ state: 'sent', transfers: [{ state: 'missing' }] });
  });

  // @proves 9.28
  test('give the minutes that the merchant has set to confirm a transfer', async () => {
    const set = (withdrawalMinutes: number) =>
      sandbox.call('PATCH', '/sandbox/control', { json: { withdrawalMinutes } });
    expect((await terms()).confirmSeconds).toBe(1800);
    for (const broken of [0, -5, 2.5, 43_201]) expect((await set(broken)).status).toBe(400);
    expect((await set(45)).status).toBe(200);
    expect((await terms()).confirmSeconds).toBe(2700);
    const { orderId, confirmSeconds } = await requested(1500);
    expect(confirmSeconds).toBe(2700);
    await operate(orderId, 'pay');
    await set(30);
    const [transfer] = (await order(orderId)).transfers;
    expect(transfer?.countsAt).toBe(now + 45 * MINUTE_MS);
    now += 45 * MINUTE_MS - 1;
    expect(await order(orderId)).toMatchObject({ state: 'sent', transfers: [{ state: 'sent', byItself: false }] });
    now += 1;
    expect(await order(orderId)).toMatchObject({
      state: 'received',
      transfers: [{ confirmedAt: now, byItself: true }],
    });
  });

  test('count as received at once when the console ends the time to confirm', async () => {
    const { orderId } = await requested(1500);
    expect((await operate(orderId, 'time-out')).body.errorCode).toBe('not_available');
    await operate(orderId, 'pay-half');
    expect((await sandbox.call('GET', '/sandbox/')).text).toContain(`${orderId}, 742 minor units of USD to send, sent`);
    expect((await operate(orderId, 'time-out')).status).toBe(200);
    const [transfer] = (await order(orderId)).transfers;
    expect(transfer).toMatchObject({ state: 'received', byItself: true, confirmedAt: now });
    expect((await operate(orderId, 'time-out')).body.errorCode).toBe('not_available');
    await operate(orderId, 'pay');
    expect((await sandbox.call('GET', '/sandbox/')).text).toContain(`${orderId}, 0 minor units of USD to send, sent`);
    await operate(orderId, 'time-out');
    expect(await order(orderId)).toMatchObject({ state: 'received', remaining: 0, closedAt: now });
    expect((await sandbox.call('GET', '/sandbox/')).text).not.toContain(orderId);
  });

  test('return all of it when the operator refuses', async () => {
    const { balance } = await terms();
    const { orderId } = await requested(1500);
    expect((await terms()).balance).toBe(balance - 1500);
    const console = await sandbox.call('GET', '/sandbox/');
    expect(console.text).toContain(`${orderId}, 1485 minor units of USD to send, requested`);
    const form = (step: string) =>
      sandbox.call('POST', '/sandbox/console/withdrawal', {
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        text: `orderId=${orderId}&sent=0&step=${step}`,
      });
    expect((await form('nothing')).status).toBe(400);
    expect((await form('refuse')).status).toBe(303);
    expect(await order(orderId)).toMatchObject({ state: 'refused', closedAt: now });
    expect((await terms()).balance).toBe(balance);
    expect((await operate(orderId, 'pay')).body.errorCode).toBe('not_available');
  });

  test('need the payment password, which needs the password of the account', async () => {
    expect((await choosePassword({})).body).toMatchObject({ value: { fields: [{ name: 'password', rule: 'wrong' }] } });
    expect((await choosePassword({ password: 'wrong' })).body.errorCode).toBe('invalid_field');
    expect((await send(1500, 'none')).body.errorCode).toBe('invalid_field');
    expect((await choosePassword()).status).toBe(200);
    expect((await terms()).hasPaymentPassword).toBe(true);
    expect((await send(1500, 'wrong', { paymentPassword: '482916' })).body).toMatchObject({
      value: { fields: [{ name: 'paymentPassword', rule: 'wrong' }] },
    });
    expect((await send(1500, 'fee', { fee: 14 })).body.errorCode).toBe('fee_changed');
    expect((await send(1500, 'right')).status).toBe(200);
  });

  test('keep accounts to withdraw to', async () => {
    const { holder = '' } = await terms();
    expect((await terms()).nextAccountReady).toBe(false);
    const typed = `  ${holder.replace(' ', '   ')} `;
    const wallet = { kind: 'ewallet', provider: 'Paloma Wallet', holder: typed, number: '0917-555 0001' };
    expect((await post(A, { ...wallet, holder: 'Juan dela Cruz' })).body).toMatchObject({
      value: { fields: [{ name: 'holder', rule: 'mismatch' }] },
    });
    const added = answerOf('addPayoutAccount', await post(A, wallet)).value;
    expect(added).toMatchObject({ holder, number: '•••• 0001', isDefault: false, usableAt: now + DAY_MS });
    expect((await send(1500, 'new', { accountId: added.accountId })).body.errorCode).toBe('invalid_field');
    await choosePassword();
    expect((await send(1500, 'new', { accountId: added.accountId })).body.errorCode).toBe('payout_account_new');
    await post(`${A}/default`, { accountId: added.accountId });
    expect((await terms()).accounts.map(({ isDefault }) => isDefault)).toEqual([false, true]);
    const removal = { accountId: added.accountId, paymentPassword: DIGITS };
    await sandbox.call('POST', `${A}/remove`, { token, secret: removal });
    expect((await terms()).accounts.map(({ isDefault }) => isDefault)).toEqual([true]);
    const wrong = { ...wallet, kind: 'bank', holder: ' ', number: 'a' };
    const { value } = (await post(A, wrong)).body;
    expect(Object(value).fields.map(({ name }: { name: string }) => name)).toEqual(['provider', 'holder', 'number']);
  });

  test('keep a card by its last four digits, if its number is one of its brand', async () => {
    const { holder } = await terms();
    const card = { kind: 'card', provider: 'Mastercard', holder, number: '2223 0031 2200 3222' };
    const added = answerOf('addPayoutAccount', await post(A, card)).value;
    expect(added).toMatchObject({ kind: 'card', provider: 'Mastercard', number: '•••• 3222' });
    expect(JSON.stringify(await terms())).not.toContain('22230031');
    for (const wrong of [{ number: '2223003122003223' }, { provider: 'Visa' }, { number: '5555' }])
      expect((await post(A, { ...card, ...wrong })).body).toMatchObject({
        value: { fields: [{ name: 'number', rule: 'pattern' }] },
      });
  });

  test('are closed to trial accounts, to the unverified, to others and while switched off', async () => {
    const { orderId } = await requested(1500);
    token = await sandbox.login(`player${count - 1}`);
    expect((await read(`order?orderId=${orderId}`)).status).toBe(404);
    await sandbox.call('PATCH', '/sandbox/control', { json: { modules: { MANDATORYKYC3: true } } });
    await sandbox.call('PUT', '/sandbox/control/verification', {
      json: { account: `player${count - 1}`, status: 'P' },
    });
    expect((await send(1500, 'unverified')).body.errorCode).toBe('verification_due');
    expect((await choosePassword()).body.errorCode).toBe('verification_due');
    const trial = { os: 'Linux', platform: 'W', encryption: true, gatewayVersion: 3 };
    token = tokenOf(await sandbox.call('POST', '/wps/session/login/freeplay', { json: trial }));
    expect((await read('terms')).body.errorCode).toBe('trial_account');
    expect((await post(A, { kind: 'bank', provider: 'x', holder: 'x', number: '1234' })).body.errorCode).toBe(
      'trial_account',
    );
    await sandbox.call('PATCH', '/sandbox/control', { json: { modules: { MANDATORYKYC3: false, WITHDRAWAL: false } } });
    token = await sandbox.login('player1');
    expect((await read('terms')).body.errorCode).toBe('not_available');
    await sandbox.call('PATCH', '/sandbox/control', { json: { modules: { WITHDRAWAL: true } } });
  });
});
