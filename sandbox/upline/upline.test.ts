import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { minorUnits } from '#schemas/money/minor-units.ts';
import { deposit } from '../ledger/deposit.ts';
import { balanceOf } from '../ledger/ledger-accounts.ts';
import { openRollover } from '../rollovers/open-rollover.ts';
import { memberByAccount } from '../roster/member.ts';
import { answerOf, rowsOf } from '../testing/answer-of.ts';
import { type TestSandbox, testSandbox, tokenOf } from '../testing/test-sandbox.ts';
import { DAY_MS } from '../time.ts';
import { faultsOfLedger } from '../withdrawals/withdrawal-bench.fixture.ts';

const U = '/wps/member/upline';
const START = Date.parse('2026-05-20T12:00:20Z');
const DIGITS = '482915';
/** Downlines of agent111, agent112, agent121 and agent12, in turn. */
const DOWNLINES = ['amihan10', 'bayani11', 'corazon12', 'dalisay13', 'estrella14', 'felix15'];

describe('transfers to the upline', () => {
  let sandbox: TestSandbox;
  let now = START;
  let count = -1;
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
    now = START;
    token = await sandbox.login(DOWNLINES[count] ?? '');
  });

  const idOf = async (account = DOWNLINES[count] ?? '') =>
    (await memberByAccount(sandbox.platform.db, account))?.id ?? 0;
  const balance = async (account?: string) => balanceOf(sandbox.platform.db, await idOf(account));
  const read = (what: string) => sandbox.call('GET', `${U}/${what}`, { token });
  const terms = async () => answerOf('uplineTerms', await read('terms')).value;
  const transfers = async () => answerOf('uplineTransfers', await read('transfers')).value.content;
  const choosePassword = () =>
    sandbox.call('POST', '/wps/member/paymentPassword', {
      token,
      secret: { paymentPassword: DIGITS, password: 'Sandbox1!' },
    });
  const send = async (amount: number, idempotencyKey: string, more: object = {}) => {
    const { upline, made } = await terms();
    const payload = { amount, account: upline?.account ?? 'x', made, paymentPassword: DIGITS, idempotencyKey };
    return sandbox.call('POST', `${U}/transfer`, { token, secret: { ...payload, ...more } });
  };
  const records = async (session: string) => {
    const answer = await sandbox.call('GET', '/wps/member/record/account?kind=upline', { token: session });
    return answerOf('accountRecord', answer).value.content.map(({ kind, amount }) => ({ kind, amount }));
  };

  // @proves 1.7
  test('leave the member’s account and arrive on the upline’s, and both records show it', async () => {
    await choosePassword();
    const [had, theirs] = [await balance(), await balance('agent111')];
    expect(await terms()).toMatchObject({ upline: { account: 'ag***11', accepts: true }, made: 0, turnoverLeft: 0 });
    const made = answerOf('transferToUpline', await send(1500, 'one')).value;
    expect(made).toMatchObject({ amount: 1500, account: 'ag***11', createdAt: now });
    expect([await balance(), await balance('agent111')]).toEqual([had - 1500, theirs + 1500]);
    expect(await transfers()).toEqual([made]);
    const found = await read(`transfer?transferId=${made.transferId}`);
    expect(answerOf('uplineTransfer', found).value).toEqual(made);
    expect(await records(token)).toEqual([{ kind: 'upline', amount: -1500 }]);
    expect(await records(await sandbox.login('agent111'))).toEqual([{ kind: 'upline', amount: 1500 }]);
    token = await sandbox.login('bayani11');
    expect((await read(`transfer?transferId=${made.transferId}`)).status).toBe(404);
  });

  test('are made once per intent, and once by two tabs that saw the same terms', async () => {
    await choosePassword();
    const had = await balance();
    const { made } = await terms();
    const same = await Promise.all([1, 2, 3].map(() => send(1000, 'same', { made })));
    expect(new Set(same.map((one) => answerOf('transferToUpline', one).value.transferId)).size).toBe(1);
    expect((await send(1000, 'other-tab', { made })).body.errorCode).toBe('transfer_made');
    expect((await send(2000, 'same', { made })).body.errorCode).toBe('idempotency_conflict');
    expect(await balance()).toBe(had - 1000);
  });

  test('leave what open turnover holds back', async () => {
    await choosePassword();
    const memberId = await idOf();
    await deposit(sandbox.platform.db, {
      memberId,
      amount: minorUnits(5000),
      kind: 'deposit',
      idempotencyKey: 'held',
      at: now,
    });
    const [paid] = await rowsOf(sandbox, "select id from sandbox.transactions where idempotency_key = 'held'");
    const rollover = {
      memberId,
      transactionId: Number(Object(paid).id),
      held: minorUnits(5000),
      times: 8,
      promotionId: 501,
    };
    await openRollover(sandbox.platform.db, { ...rollover, at: now });
    const { available, turnoverLeft } = await terms();
    expect([available, turnoverLeft]).toEqual([(await balance()) - 5000, 40_000]);
    expect((await send(available + 1, 'above')).body.errorCode).toBe('insufficient_funds');
    expect((await send(available, 'exact')).status).toBe(200);
  });

  test('stay within the limits, need the payment password, and name the upline that was shown', async () => {
    expect((await send(1000, 'none')).body.errorCode).toBe('invalid_field');
    await choosePassword();
    const { min, limit } = await terms();
    expect((await send(min - 1, 'little')).body.errorCode).toBe('amount_out_of_range');
    expect((await send(limit.amount + 1, 'much')).body.errorCode).toBe('daily_limit');
    expect((await send(min, 'who', { account: 'so***ne' })).body.errorCode).toBe('upline_changed');
    for (let time = 0; time < limit.times; time += 1) expect((await send(min, `small-${time}`)).status).toBe(200);
    expect((await send(min, 'over')).body.errorCode).toBe('daily_limit');
    now += DAY_MS;
    token = await sandbox.login(DOWNLINES[count] ?? '');
    expect((await send(min, 'tomorrow')).status).toBe(200);
  });

  test('are refused without an upline who can receive, and closed to trial accounts and while switched off', async () => {
    await choosePassword();
    await rowsOf(sandbox, "update sandbox.members set is_locked = true where account = 'agent111' returning id");
    expect((await terms()).upline?.accepts).toBe(false);
    expect((await send(1000, 'locked')).body.errorCode).toBe('no_upline');
    token = await sandbox.login('player1');
    await choosePassword();
    expect((await terms()).upline).toBeUndefined();
    expect((await send(1000, 'none')).body.errorCode).toBe('no_upline');
    const trial = { os: 'Linux', platform: 'W', encryption: true, gatewayVersion: 3 };
    token = tokenOf(await sandbox.call('POST', '/wps/session/login/freeplay', { json: trial }));
    expect((await read('terms')).body.errorCode).toBe('trial_account');
    await sandbox.call('PATCH', '/sandbox/control', { json: { modules: { TRANSFERUPLINE: false } } });
    token = await sandbox.login('player1');
    expect((await read('terms')).body.errorCode).toBe('not_available');
  });

  test('are listed page by page, by days of the merchant, with their totals', async () => {
    await sandbox.call('PATCH', '/sandbox/control', { json: { modules: { TRANSFERUPLINE: true } } });
    const list = async (query = '') => answerOf('uplineTransfers', await read(`transfers?${query}`)).value;
    expect(await list()).toMatchObject({ content: [], totals: { count: 0, amount: 0 }, totalPages: 0 });
    await choosePassword();
    const ids: string[] = [];
    for (const amount of [1000, 1100, 1200]) {
      ids.unshift(answerOf('transferToUpline', await send(amount, `listed-${amount}`)).value.transferId);
      now += DAY_MS;
      token = await sandbox.login('felix15');
    }
    const all = await list();
    expect(all.content.map(({ transferId }) => transferId)).toEqual(ids);
    expect([all.from, all.to, all.today]).toEqual([undefined, undefined, '2026-05-23']);
    const second = await list('pageSize=2&pageNum=2');
    expect(second).toMatchObject({ totalPages: 2, totals: { count: 3, amount: 3300 } });
    expect(second.content).toEqual(all.content.slice(2));
    expect(await list('from=2026-05-21&to=2026-05-22')).toMatchObject({
      content: [{ transferId: ids[0] }, { transferId: ids[1] }],
      totals: { count: 2, amount: 2300 },
    });
    expect((await list('period=today')).content).toEqual([]);
    const wrong = await read('transfers?from=2026-05-23&to=2026-05-22');
    expect([wrong.status, wrong.body.errorCode]).toEqual([422, 'invalid_field']);
  });
});
