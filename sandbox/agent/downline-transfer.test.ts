import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { careLimits } from '../care/care-tables.ts';
import { balanceOf } from '../ledger/ledger-accounts.ts';
import { memberByAccount } from '../roster/member.ts';
import { answerOf } from '../testing/answer-of.ts';
import { type TestSandbox, testSandbox } from '../testing/test-sandbox.ts';
import { DAY_MS } from '../time.ts';
import { faultsOfLedger } from '../withdrawals/withdrawal-bench.fixture.ts';

const T = '/wps/agent/team';
const DIGITS = '482915';
const SHOWN = { version: '1', language: 'EN', text: 'A limit counts at once.' };
const START = Date.parse('2026-05-20T12:00:20Z');

describe('transfers to a downline', () => {
  let sandbox: TestSandbox;
  let token = '';
  let now = START;
  beforeAll(async () => {
    sandbox = await testSandbox('of turn', { now: () => now });
    const secret = { paymentPassword: DIGITS, password: 'Sandbox1!' };
    await sandbox.call('POST', '/wps/member/paymentPassword', { token: await sandbox.login('agent3'), secret });
  });
  afterAll(async () => {
    expect(await faultsOfLedger(sandbox)).toEqual([]);
    expect(sandbox.reports).toEqual([]);
    await sandbox.close();
  });
  beforeEach(async () => {
    // A day for each test, so that no daily limit hides the rest.
    now += DAY_MS;
    token = await sandbox.login('agent3');
  });

  const balance = async (account: string) =>
    balanceOf(sandbox.platform.db, (await memberByAccount(sandbox.platform.db, account))?.id ?? 0);
  const readTerms = (account: string) => sandbox.call('GET', `${T}/transfer/terms?account=${account}`, { token });
  const terms = async (account = 'mangga7') => answerOf('downlineTerms', await readTerms(account)).value;
  const send = async (amount: number, idempotencyKey: string, more: object = {}) => {
    const { made } = await terms();
    const payload = { amount, account: 'mangga7', made, paymentPassword: DIGITS, idempotencyKey };
    return sandbox.call('POST', `${T}/transfer`, { token, secret: { ...payload, ...more } });
  };
  const records = async (account: string) => {
    const session = await sandbox.login(account);
    const answer = await sandbox.call('GET', '/wps/member/record/account?kind=downline', { token: session });
    return answerOf('accountRecord', answer).value.content.map(({ kind, amount }) => ({ kind, amount }));
  };

  test('leave the agent’s account and arrive on the downline’s, and both records show it', async () => {
    const [had, theirs] = [await balance('agent3'), await balance('mangga7')];
    expect(await terms()).toMatchObject({ account: 'mangga7', accepts: true, balance: had, available: had });
    const made = answerOf('transferToDownline', await send(1500, 'one')).value;
    expect(made).toMatchObject({ amount: 1500, account: 'mangga7', createdAt: now });
    expect([await balance('agent3'), await balance('mangga7')]).toEqual([had - 1500, theirs + 1500]);
    expect(await records('agent3')).toEqual([{ kind: 'downline', amount: -1500 }]);
    expect(await records('mangga7')).toEqual([{ kind: 'downline', amount: 1500 }]);
  });

  test('are made once per intent, and once by two tabs that saw the same terms', async () => {
    const had = await balance('agent3');
    const { made } = await terms();
    const same = await Promise.all([1, 2, 3].map(() => send(1000, 'same', { made })));
    expect(new Set(same.map((one) => answerOf('transferToDownline', one).value.transferId)).size).toBe(1);
    expect((await send(1000, 'other-tab', { made })).body.errorCode).toBe('transfer_made');
    expect((await send(2000, 'same', { made })).body.errorCode).toBe('idempotency_conflict');
    expect(await balance('agent3')).toBe(had - 1000);
  });

  test('count towards the limit of deposits, also one of nothing, and the agent does not learn of it', async () => {
    const theirs = await sandbox.login('mangga7');
    const limit = (amount: number) =>
      sandbox.call('POST', '/wps/member/care/limit', {
        token: theirs,
        json: { kind: 'deposit', period: 'day', amount, shown: SHOWN },
      });
    const used = async () => {
      const care = answerOf('playerCare', await sandbox.call('GET', '/wps/member/care', { token: theirs })).value;
      return care.limits.find(({ kind, period }) => kind === 'deposit' && period === 'day')?.used;
    };
    expect((await send(1000, 'counted')).status).toBe(200);
    expect(await used()).toBe(1000);
    expect((await limit(1500)).status).toBe(200);
    expect((await send(600, 'beyond')).body.errorCode).toBe('downline_closed');
    expect((await send(500, 'within')).status).toBe(200);
    expect((await limit(0)).status).toBe(200);
    now += DAY_MS;
    token = await sandbox.login('agent3');
    expect((await send(500, 'nothing')).body.errorCode).toBe('downline_closed');
    await sandbox.platform.db.delete(careLimits);
  });

  test('go to open direct downlines only, within the limits of a day, with the payment password', async () => {
    const { min, limit } = await terms();
    expect((await readTerms('banaba5')).body.errorCode).toBe('not_direct_downline');
    expect((await send(min, 'deep', { account: 'banaba5' })).body.errorCode).toBe('not_direct_downline');
    expect((await send(min, 'frozen', { account: 'paolom' })).body.errorCode).toBe('downline_closed');
    expect((await terms('paolom')).accepts).toBe(false);
    expect((await send(min, 'wrong', { paymentPassword: '000000' })).body.errorCode).toBe('invalid_field');
    expect((await send(min - 1, 'little')).body.errorCode).toBe('amount_out_of_range');
    expect((await send(limit.amount + 1, 'much')).body.errorCode).toBe('daily_limit');
    for (let time = 0; time < limit.times; time += 1) expect((await send(min, `small-${time}`)).status).toBe(200);
    expect((await send(min, 'over')).body.errorCode).toBe('daily_limit');
  });
});
