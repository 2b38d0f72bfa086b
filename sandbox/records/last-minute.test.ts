import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { minorUnits } from '#schemas/money/minor-units.ts';
import { gamesOf } from '../catalogue/game-items.ts';
import { addDays } from '../merchants/days.ts';
import { settleBet } from '../play/bet.ts';
import { memberByAccount } from '../roster/member.ts';
import { defaultBrand } from '../setup/sandbox-brand.ts';
import { answerOf } from '../testing/answer-of.ts';
import { type TestSandbox, testSandbox } from '../testing/test-sandbox.ts';

/** Distinct stakes, so that a sum shows which bets it includes. */
const STAKES = [100, 200, 400, 800];

/** Bets of the day from its first moment to its last minute; one just before it and one just after it. */
const CASES = [
  {
    ...{ what: 'a usual day in Manila', currency: 'PHP', day: '2026-11-28' },
    bets: ['2026-11-28T00:00:00+08:00', '2026-11-28T12:00:00+08:00', '2026-11-28T23:59:30+08:00'],
    around: ['2026-11-27T23:59:30+08:00', '2026-11-29T00:00:00+08:00'],
  },
  {
    ...{ what: 'a day of 23 hours in Malta', currency: 'EUR', day: '2026-03-29' },
    bets: ['2026-03-29T00:00:00+01:00', '2026-03-29T01:59:30+01:00', '2026-03-29T23:59:30+02:00'],
    around: ['2026-03-28T23:59:30+01:00', '2026-03-30T00:00:00+02:00'],
  },
  {
    ...{ what: 'a day of 25 hours in Malta', currency: 'EUR', day: '2026-10-25' },
    bets: [
      ...['2026-10-25T00:00:00+02:00', '2026-10-25T02:30:00+02:00', '2026-10-25T02:30:00+01:00'],
      '2026-10-25T23:59:30+01:00',
    ],
    around: ['2026-10-24T23:59:30+02:00', '2026-10-26T00:00:00+01:00'],
  },
];

describe.each(CASES)('on $what', ({ currency, day, bets, around }) => {
  const ACCOUNT = 'player8';
  const [before = '', after = ''] = around;
  /** Larger than the stakes of the day together. */
  const AROUND = 5000;
  const staked = bets.reduce((sum, _at, index) => sum + (STAKES[index] ?? 0), 0);
  let now = Date.parse(before);
  let sandbox: TestSandbox;

  beforeAll(async () => {
    sandbox = await testSandbox('of turn', { brand: { ...defaultBrand(), currency }, now: () => now });
    const { platform } = sandbox;
    const [member, [game]] = [await memberByAccount(platform.db, ACCOUNT), gamesOf(platform)];
    if (!(member && game)) throw new Error('The seed has no such member, or the brand no game.');
    const bet = async (at: string, stake: number) => {
      now = Date.parse(at);
      const playing = { memberId: member.id, game, wallet: null };
      const [idempotencyKey, win] = [at, minorUnits(0)];
      await settleBet(platform, { playing, stake: minorUnits(stake), win, idempotencyKey });
    };
    await bet(before, AROUND);
    for (const [index, at] of bets.entries()) await bet(at, STAKES[index] ?? 0);
    await bet(after, AROUND);
  });
  afterAll(async () => {
    expect(sandbox.reports).toEqual([]);
    await sandbox.close();
  });

  /** Stakes and days of each record for a range. */
  const recorded = async (query: string) => {
    const token = await sandbox.login(ACCOUNT);
    const read = (path: string) => sandbox.call('GET', `/wps/member/record/${path}?pageSize=100&${query}`, { token });
    const list = answerOf('bettingRecord', await read('bets')).value;
    const money = answerOf('accountRecord', await read('account')).value;
    const profit = answerOf(
      'profitRecord',
      await sandbox.call('GET', `/wps/member/record/profit?${query}`, { token }),
    ).value;
    const days = [list, money, profit].map(({ from, to, today }) => ({ from, to, today }));
    return {
      days: new Set(days.map((each) => JSON.stringify(each))),
      stakes: [
        list.content.reduce((sum, { stake }) => sum + stake, 0),
        list.totals.stake,
        list.groups.reduce((sum, { stake }) => sum + stake, 0),
        profit.totals.stake,
        profit.days.reduce((sum, { stake }) => sum + stake, 0),
        profit.groups.reduce((sum, { stake }) => sum + stake, 0),
        money.content.filter(({ kind }) => kind === 'bet').reduce((sum, { amount }) => sum - amount, 0),
      ],
      settled: list.content.map(({ settledAt }) => settledAt),
    };
  };
  const each = (sum: number) => Array.from({ length: 7 }, () => sum);
  const times = bets.map((at) => Date.parse(at)).toReversed();
  const daysOf = (from: string, to: string, today: string) => new Set([JSON.stringify({ from, to, today })]);

  test('every record of today holds the day’s bets, up to its last minute', async () => {
    now = Date.parse(bets.at(-1) ?? '');
    const wanted = { days: daysOf(day, day, day), stakes: each(staked), settled: times };
    expect(await recorded('period=today')).toEqual(wanted);
    expect(await recorded(`from=${day}&to=${day}`)).toEqual(wanted);
  });

  test('they are yesterday’s a moment later, and those around the day are not among them', async () => {
    now = Date.parse(after);
    const next = addDays(day, 1);
    const wanted = { days: daysOf(day, day, next), stakes: each(staked), settled: times };
    expect(await recorded(`from=${day}&to=${day}`)).toEqual(wanted);
    expect(await recorded('period=today')).toMatchObject({ stakes: each(AROUND), settled: [now] });
    const both = await recorded(`from=${addDays(day, -1)}&to=${next}`);
    expect(both.stakes).toEqual(each(staked + 2 * AROUND));
  });
});
