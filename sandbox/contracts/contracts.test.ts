import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { ContractDues, ContractStep, ContractTier } from '#schemas/generated/platform.ts';
import { minorUnits, ZERO } from '#schemas/money/minor-units.ts';
import { memberByAccount } from '../roster/member.ts';
import { answerOf } from '../testing/answer-of.ts';
import { type TestSandbox, testSandbox } from '../testing/test-sandbox.ts';
import { DAY_MS } from '../time.ts';
import { faultsOfLedger } from '../withdrawals/withdrawal-bench.fixture.ts';

const DIVIDEND = '/wps/relay/MCS2_processDividendReq';
const DAILY = '/wps/relay/MCS2_processDailySalContract';

let sandbox: TestSandbox;
let now = Date.now();
let keys = 0;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  sandbox = await testSandbox('of turn', { now: () => now });
  for (const account of ['agent3', 'coral12', 'mangga7', 'banaba5', 'harbor88', 'sinag21'])
    tokens[account] = await sandbox.login(account);
});
afterAll(async () => {
  expect(sandbox.reports).toEqual([]);
  expect(await faultsOfLedger(sandbox)).toEqual([]);
  await sandbox.close();
});

const idOf = async (account: string) => (await memberByAccount(sandbox.platform.db, account))?.id;
const as = (account: string) => ({ token: tokens[account] ?? '' });
const step = (account: string, given: Partial<ContractStep> & Pick<ContractStep, 'action'>, path = DIVIDEND) =>
  sandbox.call('POST', path, { ...as(account), json: { idempotencyKey: `k${++keys}`, ...given } });
const bookOf = async (account: string, kind = 'dividend') =>
  answerOf('contracts', await sandbox.call('GET', `/wps/agent/contracts?kind=${kind}`, as(account))).value;
const duesOf = async (account: string, side: ContractDues['side'], kind = 'dividend') =>
  answerOf(
    'contractDues',
    await sandbox.call('GET', `/wps/agent/contracts/dues?kind=${kind}&side=${side}`, as(account)),
  ).value;
/** Lines of the file of dividends. */
const fileOf = async (account: string, query: string, fields: readonly string[]) => {
  const columns = fields.map((field) => ({ field, heading: field, words: { '': 'The operator' } }));
  const path = `/wps/agent/contracts/dues/file?kind=dividend&${query}`;
  const { status, text } = await sandbox.call('POST', path, { ...as(account), json: { columns } });
  expect(status).toBe(200);
  return text.split('\r\n').slice(1, -1);
};
const balanceOf = async (account: string) =>
  answerOf('memberInfo', await sandbox.call('GET', '/wps/member/info', as(account))).value.balance;
const tier = (given: Partial<ContractTier>): ContractTier => ({
  ...{
    validBet: ZERO,
    netLoss: ZERO,
    activeMembers: 0,
    singleBet: ZERO,
    rate: 0,
    winRate: 0,
    lossRate: 0,
    amount: ZERO,
  },
  ...given,
});
/** Every threshold above those of the demo agent's third tier. */
const HIGH = { validBet: minorUnits(10 ** 9), netLoss: minorUnits(10 ** 9), activeMembers: 100 };

describe('amounts of closed periods', () => {
  test('are a file: those of the list, in its order', async () => {
    for (const side of ['own', 'given'] as const) {
      const { rows } = await duesOf('agent3', side);
      const lines = await fileOf('agent3', `side=${side}`, ['account', 'from', 'to', 'payable', 'status']);
      expect(lines).toEqual(
        rows.map(({ account = 'The operator', from, to, payable, status }) =>
          [`"${account}"`, `"${from}"`, `"${to}"`, (payable / 100).toFixed(2), `"${status}"`].join(),
        ),
      );
      const isOpen = (line: string) => /"(due|requested)"$/.test(line);
      expect(lines.some(isOpen)).toBe(true);
      const open = await fileOf('agent3', `side=${side}&view=open`, ['account', 'from', 'to', 'payable', 'status']);
      expect(open).toEqual(lines.filter(isOpen));
    }
  });

  test('come part by part, each once, with the sums of all', async () => {
    const partOf = async (size: number, after = '') => {
      const query = `kind=dividend&side=given&size=${size}${after && `&after=${after}`}`;
      return answerOf('contractDues', await sandbox.call('GET', `/wps/agent/contracts/dues?${query}`, as('agent3')))
        .value;
    };
    const { next, rows, totals } = await duesOf('agent3', 'given');
    expect([next, rows.length]).toEqual([undefined, totals.count]);
    expect(totals.count).toBeGreaterThan(4);
    expect(totals.payable).toBe(rows.reduce((sum, { payable }) => sum + payable, 0));
    for (const size of [1, 3, totals.count]) {
      const found: typeof rows = [];
      for (let after: string | undefined = ''; after !== undefined; ) {
        const part = await partOf(size, after);
        expect(part.totals).toEqual(totals);
        found.push(...part.rows);
        after = part.next;
      }
      expect(found).toEqual(rows);
    }
  });

  test('an agent passes on no more of a week than its own contract brings in', async () => {
    const [own, given] = [await duesOf('agent3', 'own'), await duesOf('agent3', 'given')];
    expect(own.rows.length).toBeGreaterThanOrEqual(4);
    for (const { start, payable } of own.rows) {
      const passedOn = given.rows.filter((row) => row.start === start);
      expect(passedOn.reduce((sum, row) => sum + row.payable, 0)).toBeLessThanOrEqual(payable);
    }
    expect(own.comesIn).toBe(own.rows.reduce((sum, row) => sum + row.payable, 0));
    expect(own.passedOn).toBe(given.rows.reduce((sum, row) => sum + row.payable, 0));
  });

  test('are paid from the agent’s balance, all or none, and once', async () => {
    const open = (await duesOf('agent3', 'given')).rows.filter(({ status }) => status === 'due');
    const dueIds = open.flatMap(({ dueId }) => dueId ?? []);
    const whole = open.reduce((sum, { payable }) => sum + payable, 0);
    expect(dueIds.length).toBeGreaterThan(0);
    const before = await balanceOf('agent3');
    const pay = () => step('agent3', { action: 'pay', dueIds, idempotencyKey: 'pay-once' });
    const paid = answerOf('processDividend', await pay()).value;
    expect([paid.amount, ...new Set(paid.dues.map(({ status }) => status))]).toEqual([whole, 'paid']);
    expect(answerOf('processDividend', await pay()).value.amount).toBe(whole);
    expect((await step('agent3', { action: 'pay', dueIds })).status).toBe(200);
    const other = await step('agent3', { action: 'pay', dueIds: dueIds.slice(1), idempotencyKey: 'pay-once' });
    expect([other.status, other.body.errorCode]).toEqual([409, 'idempotency_conflict']);
    expect(await balanceOf('agent3')).toBe(before - whole);
  });

  test('are asked for by the downline; the operator pays at once', async () => {
    const [due] = (await duesOf('agent3', 'own')).rows.filter(({ status }) => status === 'due');
    const before = await balanceOf('agent3');
    const dueIds = [due?.dueId ?? 0];
    const asked = answerOf('processDividend', await step('agent3', { action: 'request', dueIds })).value;
    expect(asked.dues[0]?.status).toBe('paid');
    expect(await balanceOf('agent3')).toBe(before + (due?.payable ?? 0));
    const [lower] = (await duesOf('banaba5', 'own', 'dividend')).rows.filter(({ status }) => status === 'due');
    const request = await step('banaba5', { action: 'request', dueIds: [lower?.dueId ?? 0] });
    expect(answerOf('processDividend', request).value.dues[0]?.status).toBe('requested');
  });

  test('belong to the two parties of a contract alone', async () => {
    const [theirs] = (await duesOf('agent3', 'given')).rows;
    const dueIds = [theirs?.dueId ?? 0];
    for (const action of ['pay', 'request'] as const)
      expect((await step('sinag21', { action, dueIds })).body.errorCode).toBe('not_found');
    const other = '/wps/relay/MCS2_processDailySalContract';
    expect((await step('agent3', { action: 'pay', dueIds }, other)).body.errorCode).toBe('not_found');
  });
});

describe('what waits for an agent', () => {
  const waitingOf = async (account: string) =>
    answerOf('contractsWaiting', await sandbox.call('GET', '/wps/agent/contracts/waiting', as(account))).value;

  test('is a proposal to answer, and an amount that a downline has requested', async () => {
    expect(await waitingOf('agent3')).toEqual({ dividend: 1, dailySalary: 0, hourlySalary: 0, realTimeSalary: 0 });
    const open = (await duesOf('coral12', 'own', 'dailySalary')).rows.find(({ status }) => status === 'due');
    const dueIds = [open?.dueId ?? 0];
    await step('coral12', { action: 'request', dueIds }, DAILY);
    expect((await waitingOf('agent3')).dailySalary).toBe(1);
    const publish = vi.spyOn(sandbox.platform.live, 'publish');
    await step('agent3', { action: 'pay', dueIds }, DAILY);
    const own = { kind: 'dailySalary', change: 'paid', side: 'own' };
    expect(publish).toHaveBeenCalledWith('contract', own, await idOf('coral12'));
    publish.mockRestore();
    expect((await waitingOf('agent3')).dailySalary).toBe(0);
  });

  // @proves 2.65
  test('is nothing of a salary that is switched off, whose calls are closed', async () => {
    await sandbox.call('PATCH', '/sandbox/control', { json: { modules: { DAILYSALARY: false } } });
    const answer = await step('agent3', { action: 'withdraw', contractId: 1 }, DAILY);
    expect(answer.body.errorCode).toBe('not_available');
    expect((await waitingOf('agent3')).dividend).toBe(1);
    await sandbox.call('PATCH', '/sandbox/control', { json: { modules: { DAILYSALARY: true } } });
    const read = await sandbox.call('GET', '/wps/agent/contracts?kind=dailySalary', as('agent3'));
    expect(read.status).toBe(200);
  });
});

describe('contracts', () => {
  test('pay no more than the agent’s own for the same figures', async () => {
    const propose = (given: Partial<ContractTier>) =>
      step('agent3', { action: 'propose', account: 'sinag21', period: 'weekly', tiers: [tier({ ...HIGH, ...given })] });
    expect((await propose({ rate: 2201 })).body.errorCode).toBe('contract_too_high');
    expect((await propose({ rate: 2200 })).status).toBe(200);
    expect((await propose({ rate: 2200, activeMembers: 0 })).body.errorCode).toBe('contract_too_high');
    const wrong = await propose({ rate: 2200, amount: minorUnits(5) });
    expect(wrong.body).toMatchObject({
      errorCode: 'invalid_field',
      message: expect.stringContaining('tiers.0.amount'),
    });
  });

  test('go to direct downlines that are agents, and a second proposal replaces the first', async () => {
    const tiers = [tier({ ...HIGH, rate: 100 })];
    const given = { action: 'propose' as const, period: 'weekly' as const, tiers };
    for (const account of ['banaba5', 'player1', 'agent1', 'unknown99'])
      expect((await step('agent3', { ...given, account })).body.errorCode).toBe('not_found');
    await step('agent3', { ...given, account: 'sinag21' });
    const proposals = (await bookOf('agent3')).given.filter(({ account }) => account === 'sinag21');
    expect(proposals.map(({ status }) => status)).toEqual(['proposed', 'withdrawn']);
    expect((await bookOf('sinag21')).proposal?.tiers[0]?.rate).toBe(100);
  });

  test('are proposed once per key, which no other terms, downline or kind can use', async () => {
    const first = { action: 'propose', account: 'sinag21', period: 'weekly', idempotencyKey: 'one-contract' } as const;
    const tiers = [tier({ ...HIGH, rate: 150 })];
    const made = answerOf('processDividend', await step('agent3', { ...first, tiers })).value.contract;
    const repeated = await step('agent3', { ...first, account: 'SINAG21', tiers });
    expect(answerOf('processDividend', repeated).value.contract?.contractId).toBe(made?.contractId);
    const others = [
      await step('agent3', { ...first, tiers: [tier({ ...HIGH, rate: 151 })] }),
      await step('agent3', { ...first, tiers, account: 'harbor88' }),
      await step(
        'agent3',
        { ...first, tiers: [tier({ validBet: minorUnits(10 ** 9), winRate: 1 })], period: 'daily' },
        DAILY,
      ),
    ];
    for (const { status, body } of others) expect([status, body.errorCode]).toEqual([409, 'idempotency_conflict']);
  });

  test('are told to the open pages of both parties, step by step', async () => {
    const publish = vi.spyOn(sandbox.platform.live, 'publish');
    const told = () => publish.mock.calls.filter(([topic]) => topic === 'contract').map(([, ...rest]) => rest);
    const [giver, receiver] = [await idOf('agent3'), await idOf('sinag21')];
    const both = (change: string) => [
      [{ kind: 'dividend', change, side: 'given' }, giver],
      [{ kind: 'dividend', change, side: 'own' }, receiver],
    ];
    const tiers = [tier({ ...HIGH, rate: 100 })];
    await step('agent3', { action: 'propose', account: 'sinag21', period: 'weekly', tiers });
    expect(told()).toEqual(both('proposed'));
    const contractId = (await bookOf('sinag21')).proposal?.contractId ?? 0;
    await step('sinag21', { action: 'reject', contractId });
    expect(told().slice(2)).toEqual(both('rejected'));
    await step('agent3', { action: 'withdraw', contractId: 0 });
    expect(told()).toHaveLength(4);
    publish.mockRestore();
  });

  // @proves 4.60
  test('are rejected or withdrawn by the right party, and cannot be answered afterwards', async () => {
    const contractId = (await bookOf('harbor88')).proposal?.contractId ?? 0;
    expect((await step('coral12', { action: 'accept', contractId })).body.errorCode).toBe('not_found');
    expect((await step('agent3', { action: 'accept', contractId })).body.errorCode).toBe('not_found');
    expect((await step('harbor88', { action: 'withdraw', contractId })).body.errorCode).toBe('not_found');
    expect((await step('harbor88', { action: 'reject', contractId })).status).toBe(200);
    expect((await step('harbor88', { action: 'accept', contractId })).body.errorCode).toBe('contract_changed');
  });

  // @proves 4.61
  test('end those below that pay more, with the running period and named before', async () => {
    const before = await bookOf('agent3');
    expect(before.ends.map(({ account }) => account)).toEqual(['mangga7']);
    const contractId = before.proposal?.contractId ?? 0;
    const accepted = answerOf('processDividend', await step('agent3', { action: 'accept', contractId })).value.contract;
    expect(accepted?.beginsOn).toBeDefined();
    const after = await bookOf('agent3');
    const lastOf = (account: string) =>
      after.given.find((one) => one.account === account && one.status === 'active')?.endsOn;
    expect(after.own?.endsOn).toBe(lastOf('mangga7'));
    expect(lastOf('coral12')).toBeUndefined();
    expect((await bookOf('mangga7')).given[0]?.endsOn).toBe(lastOf('mangga7'));
    expect(Date.parse(accepted?.beginsOn ?? '') - Date.parse(after.own?.endsOn ?? '')).toBe(DAY_MS);
  });

  // @proves 4.60
  test('are ended by either party, and pay until the running period is over', async () => {
    const own = (await bookOf('coral12')).own;
    const given = { action: 'terminate', contractId: own?.contractId ?? 0 } as const;
    expect((await step('sinag21', given)).body.errorCode).toBe('not_found');
    const ended = answerOf('processDividend', await step('coral12', given)).value.contract;
    expect(ended).toMatchObject({ status: 'active', endsOn: expect.any(String) });
    now += 8 * DAY_MS;
    for (const account of ['coral12', 'agent3']) tokens[account] = await sandbox.login(account);
    expect((await bookOf('coral12')).own).toBeUndefined();
  });
});
