import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays, dayIn, isDay, startOfDayIn } from '../merchants/days.ts';
import { seededRandom } from '../random.ts';
import { answerOf, rowsOf } from '../testing/answer-of.ts';
import { databaseOfTurn, databasesOfTurn } from '../testing/databases-of-turn.ts';
import { type TestSandbox, testSandbox, tokenOf } from '../testing/test-sandbox.ts';
import { faultsOfLedger } from '../withdrawals/withdrawal-bench.fixture.ts';
import { MONTH_DAYS, playMonth } from './money-month.fixture.ts';

test('a day starts at its first moment, in every zone and on days of changing clocks', () => {
  const zones = ['UTC', 'Asia/Manila', 'Europe/Berlin', 'America/New_York', 'Asia/Kolkata'];
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 20_000 }), fc.constantFrom(...zones), (number, zone) => {
      const day = addDays('2000-01-01', number);
      const start = startOfDayIn(day, zone);
      expect([dayIn(start, zone), dayIn(start - 1, zone)]).toEqual([day, addDays(day, -1)]);
    }),
  );
});

test.each(['2026-02-30', '2026-13-01', '2026-1-1', ''])('"%s" is not a day', (day) => {
  expect(isDay(day)).toBe(false);
});

const START = Date.parse('2026-05-01T12:00:20Z');
const RANGE = 'from=2026-04-01&to=2026-06-30';
/** Kinds of movements in the member's month. */
const KINDS = [
  ...(['deposit', 'withdrawal', 'returned', 'upline', 'bet', 'win'] as const),
  ...(['refund', 'points', 'bonus', 'mission', 'wallet'] as const),
];
/** Kinds of transactions that bets book. */
const OF_BETS = `t.kind in ('bet', 'win', 'refund')`;

describe.each(databasesOfTurn(import.meta.url))('records on %s', (kind) => {
  let sandbox: TestSandbox;
  let now = START;
  const random = seededRandom(5);
  beforeAll(async () => {
    sandbox = await testSandbox(kind, { random, now: () => now });
    const setNow = (at: number) => {
      now = at;
    };
    await playMonth(sandbox, { account: 'player7', start: START, random, setNow });
  }, 240_000);
  afterAll(() => sandbox.close());

  const accountRecord = async (token: string, query = '') =>
    answerOf('accountRecord', await sandbox.call('GET', `/wps/member/record/account?${query}`, { token })).value;
  const bettingRecord = async (token: string, query = '') =>
    answerOf('bettingRecord', await sandbox.call('GET', `/wps/member/record/bets?${query}`, { token })).value;
  const profitRecord = async (token: string, query = '') =>
    answerOf('profitRecord', await sandbox.call('GET', `/wps/member/record/profit?${query}`, { token })).value;
  const memberId = async (account: string): Promise<number> =>
    numberIn(await rowsOf(sandbox, `select id as number from sandbox.members where account = '${account}'`));
  /** Sum of the entries of a member's main wallet, or of the vendors' too. */
  const ledger = async (id: number, which = 'true', wallets: 'main' | 'all' = 'main'): Promise<number> =>
    numberIn(
      await rowsOf(
        sandbox,
        `select coalesce(sum(e.amount), 0)::int as number from sandbox.entries e
          join sandbox.transactions t on t.id = e.transaction_id
          join sandbox.accounts a on a.id = e.account_id
          where ${wallets === 'main' ? 'a.member_id' : 'coalesce(a.member_id, a.wallet_of)'} = ${id} and ${which}`,
      ),
    );
  const everyPage = async (token: string, query: string) => {
    const all = [];
    for (let page = 1, last = 1; page <= last; page += 1) {
      const { content, totalPages } = await accountRecord(token, `${query}&pageSize=100&pageNum=${page}`);
      all.push(...content);
      last = totalPages;
    }
    return all;
  };

  // @proves 1.13
  test('agree with the ledger after a month, to the last unit', async () => {
    const id = await memberId('player7');
    const token = await sandbox.login('player7');
    const all = await everyPage(token, RANGE);
    const account = await accountRecord(token, RANGE);
    const betting = await bettingRecord(token, `${RANGE}&pageSize=100`);
    const balance = answerOf('balance', await sandbox.call('GET', '/wps/v2/wallets/balance', { token })).value.balance;
    expect(account.totals.count).toBe(all.length);
    expect(new Set(all.map(({ kind }) => kind))).toEqual(new Set(KINDS));
    expect(all.reduce((sum, { amount }) => sum + amount, 0)).toBe(account.totals.net);
    expect(all[0]?.balance).toBe(balance);
    for (const [index, movement] of all.slice(0, -1).entries())
      expect(movement.balance - movement.amount).toBe(all[index + 1]?.balance);
    expect(account.totals.net).toBe(await ledger(id, `t.created_at >= ${Date.parse('2026-04-01')}`));
    // Every stake of the month is settled, and a cancelled draw gives its stake back.
    expect(betting.totals.profit).toBe(await ledger(id, OF_BETS, 'all'));
    expect(betting.totals.profit).toBe(
      betting.content.reduce((sum, { profit }) => sum + profit, 0) + (await rest(token)),
    );
    expect(betting.groups.reduce((sum, { profit }) => sum + profit, 0)).toBe(betting.totals.profit);
    const played = all.filter(({ kind }) => ['bet', 'win', 'refund'].includes(kind));
    expect(played.every(({ game }) => game !== undefined)).toBe(true);
    expect(await faultsOfLedger(sandbox)).toEqual([]);
  });

  test('agree with the ledger kind by kind, and with the pages of bonuses, withdrawals and transfers', async () => {
    const id = await memberId('player7');
    const token = await sandbox.login('player7');
    const sums: Record<string, number> = {};
    for (const { kind, amount } of await everyPage(token, RANGE)) sums[kind] = (sums[kind] ?? 0) + amount;
    const month = `t.created_at >= ${Date.parse('2026-04-01')}`;
    const booked = (...kinds: string[]) =>
      ledger(id, `${month} and t.kind in (${kinds.map((one) => `'${one}'`).join(', ')})`);
    for (const kind of ['deposit', 'withdrawal', 'upline', 'points', 'mission', 'wallet'])
      expect([kind, sums[kind]]).toEqual([kind, await booked(kind)]);
    expect(sums['returned']).toBe(await booked('withdrawal-returned'));
    expect(sums['bonus']).toBe(await booked('bonus', 'bonus-returned'));
    expect(sum([sums['bet'], sums['win'], sums['refund']])).toBe(await booked('bet', 'win', 'refund'));

    const read = (path: string) => sandbox.call('GET', `/wps/member/${path}`, { token });
    const { totals } = answerOf('bonuses', await read(`bonuses?${RANGE}`)).value;
    expect(totals).toMatchObject({ count: 4, received: await booked('bonus') });
    const { content: orders } = answerOf('withdrawalOrders', await read('withdrawal/orders')).value;
    const returned = orders.filter(({ state }) => state === 'refused').map(({ amount }) => amount);
    expect([-sum(orders.map(({ amount }) => amount)), sum(returned)]).toEqual([sums['withdrawal'], sums['returned']]);
    expect(orders.flatMap(({ transfers }) => transfers.map(({ byItself }) => byItself)).sort()).toEqual([
      ...[false, false, false, false, true, true],
    ]);
    const { content: transfers } = answerOf('uplineTransfers', await read('upline/transfers')).value;
    expect(-sum(transfers.map(({ amount }) => amount))).toBe(sums['upline']);
  });

  /** Profit of the bets after the first hundred. */
  async function rest(token: string): Promise<number> {
    const { content } = await bettingRecord(token, `${RANGE}&pageSize=100&pageNum=2`);
    return content.reduce((sum, { profit }) => sum + profit, 0);
  }

  test('profit and loss agrees with the ledger and the betting record, by day and by vendor, to the last unit', async () => {
    const id = await memberId('player7');
    const token = await sandbox.login('player7');
    const { days, groups, totals, position } = await profitRecord(token, RANGE);
    const betting = await bettingRecord(token, RANGE);
    const sumOf = (rows: readonly { profit: number }[]) => rows.reduce((sum, { profit }) => sum + profit, 0);
    expect(totals).toEqual(betting.totals);
    expect([sumOf(days), sumOf(groups)]).toEqual([totals.profit, totals.profit]);
    expect(totals.profit).toBe(await ledger(id, OF_BETS, 'all'));
    expect([days[0]?.day, days.at(-1)?.day, days.length]).toEqual(['2026-04-01', '2026-06-30', 91]);
    for (const { day, ...sums } of days.filter(({ count }) => count > 0))
      expect(sums).toEqual((await bettingRecord(token, `from=${day}&to=${day}`)).totals);
    expect(position.balance).toBe(await ledger(id, 'true', 'all'));
    expect(position.deposited).toBe(await ledger(id, `t.kind = 'deposit'`));
    expect(position.net).toBe(position.withdrawn + position.balance - position.deposited);
    expect(position.withdrawn).toBe(-(await ledger(id, `t.kind in ('withdrawal', 'withdrawal-returned')`)));
    // The position sums all kinds other than deposits and withdrawals; moves between wallets cancel out.
    const others = `t.kind not in ('deposit', 'withdrawal', 'withdrawal-returned')`;
    expect(position.net).toBe(await ledger(id, others, 'all'));
    const [group] = groups;
    const ofType = await profitRecord(token, `${RANGE}&gameType=${group?.gameType}`);
    expect(ofType.groups).toEqual(groups.filter(({ gameType }) => gameType === group?.gameType));
    expect([sumOf(ofType.days), ofType.position]).toEqual([ofType.totals.profit, position]);
  });

  // The tests below send one request at a time, for which both databases behave alike.
  if (kind !== databaseOfTurn(import.meta.url)) return;

  test('filter by days, kind, game and result', async () => {
    const token = await sandbox.login('player7');
    const { timeZone, today, from, to } = await accountRecord(token);
    expect({ timeZone, today, from, to }).toEqual({
      timeZone: 'UTC',
      today: dayIn(now, 'UTC'),
      from: addDays(today, -6),
      to: today,
    });
    const deposits = await accountRecord(token, 'from=2026-05-01&to=2026-06-30&kind=deposit');
    expect(deposits.totals).toMatchObject({ count: MONTH_DAYS, spent: 0 });
    expect((await accountRecord(token, 'from=2026-05-10&to=2026-05-10&kind=deposit')).totals.net).toBe(2009);
    const { totals: all } = await accountRecord(token, RANGE);
    const parts = [];
    for (const kind of KINDS) parts.push(await accountRecord(token, `${RANGE}&pageSize=100&kind=${kind}`));
    for (const [place, { content }] of parts.entries())
      expect(new Set(content.map(({ kind }) => kind))).toEqual(new Set([KINDS[place]]));
    expect(parts.reduce((sum, { totals }) => sum + totals.count, 0)).toBe(all.count);
    expect(parts.reduce((sum, { totals }) => sum + totals.net, 0)).toBe(all.net);
    const betting = await bettingRecord(token, RANGE);
    const [group] = betting.groups;
    const one = await bettingRecord(token, `${RANGE}&gameType=${group?.gameType}&vendor=${group?.vendor}`);
    expect(one.totals).toMatchObject({ count: group?.count, profit: group?.profit });
    const [won, lost] = [
      await bettingRecord(token, `${RANGE}&result=won`),
      await bettingRecord(token, `${RANGE}&result=lost`),
    ];
    expect(won.content.every(({ profit }) => profit > 0)).toBe(true);
    expect(won.totals.profit + lost.totals.profit).toBe(betting.totals.profit);
  });

  test('name the kinds that withdrawals book, and call any other one other', async () => {
    const id = await memberId('player9');
    for (const kind of ['withdrawal', 'withdrawal-returned', 'gift']) {
      await rowsOf(
        sandbox,
        `with t as (insert into sandbox.transactions (kind, idempotency_key, fingerprint, created_at)
          values ('${kind}', 'test:${kind}', '', ${now}) returning id)
          insert into sandbox.entries (transaction_id, account_id, amount, kind, created_at, balance)
          select t.id, a.id, case when a.kind = 'member' then 5 else -5 end, '${kind}', ${now}, 0
          from t, sandbox.accounts a where a.member_id = ${id} or a.kind = 'bank' returning id`,
      );
    }
    await rowsOf(sandbox, `update sandbox.accounts set balance = balance + 15 where member_id = ${id}`);
    const token = await sandbox.login('player9');
    const before = (await ledger(id)) - 15;
    const { content } = await accountRecord(token, 'period=today');
    expect(content.map(({ kind }) => kind)).toEqual(['other', 'returned', 'withdrawal']);
    for (const { kind, id: entryId } of content)
      expect((await accountRecord(token, `period=today&kind=${kind}`)).content).toMatchObject([{ id: entryId }]);
    const { position } = await profitRecord(token);
    expect(position).toMatchObject({ deposited: before, withdrawn: -10, balance: before + 15, net: 5 });
  });

  test.each([
    'from=2026-05-10',
    'from=2026-05-10&to=2026-05-09',
    'from=2026-02-30&to=2026-03-01',
    'from=2024-01-01&to=2026-01-01',
  ])('refuse the range %s', async (query) => {
    const token = await sandbox.login('player7');
    for (const path of ['account', 'bets', 'profit']) {
      const { body } = await sandbox.call('GET', `/wps/member/record/${path}?${query}`, { token });
      expect(body.errorCode).toBe('invalid_field');
    }
  });

  // @proves 6.12
  test('show a member nothing of others, and are closed to visitors, trials and with their module', async () => {
    const other = await sandbox.login('player8');
    expect((await accountRecord(other, 'period=today')).content).toEqual([]);
    expect((await bettingRecord(other, RANGE)).totals.count).toBe(0);
    const json = { os: 'Linux', platform: 'W', encryption: true, gatewayVersion: 3 };
    const trial = tokenOf(await sandbox.call('POST', '/wps/session/login/freeplay', { json }));
    const paths = ['account', 'bets', 'profit'].map((path) => `/wps/member/record/${path}`);
    const codes = (token?: string) =>
      Promise.all(
        paths.map(
          async (path) => (await sandbox.call('GET', path, token === undefined ? {} : { token })).body.errorCode,
        ),
      );
    expect(await codes()).toEqual(['not_logged_in', 'not_logged_in', 'not_logged_in']);
    expect(await codes(trial)).toEqual(['trial_account', 'trial_account', 'trial_account']);
    await sandbox.call('PATCH', '/sandbox/control', { json: { modules: { RECORDS: false } } });
    expect(await codes(other)).toEqual(['not_available', 'not_available', 'not_available']);
    expect(sandbox.reports).toEqual([]);
  });
});

function sum(amounts: readonly (number | undefined)[]): number {
  return amounts.reduce<number>((total, amount = 0) => total + amount, 0);
}

function numberIn([row]: unknown[]): number {
  if (typeof row === 'object' && row !== null && 'number' in row) return Number(row.number);
  throw new Error('The query found no number.');
}
