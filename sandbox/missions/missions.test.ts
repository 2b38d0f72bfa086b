import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dayIn } from '../merchants/days.ts';
import { merchantZone } from '../merchants/merchant-zone.ts';
import { answerOf } from '../testing/answer-of.ts';
import { databaseOfTurn, databasesOfTurn } from '../testing/databases-of-turn.ts';
import { type TestSandbox, testSandbox, tokenOf } from '../testing/test-sandbox.ts';
import { spanOf } from './period.ts';

const R = '/wps/relay/';
const dayMs = 86_400_000;
/** Noon on a Monday. */
const monday = Date.UTC(2026, 10, 23, 12);

test('a span of a merchant contains its time, and the next one starts where it ends', () => {
  const moment = fc.integer({ min: 0, max: 4e12 });
  const zone = fc.constantFrom('UTC', 'Asia/Manila', 'America/Santiago', 'Europe/London');
  fc.assert(
    fc.property(moment, fc.constantFrom('daily' as const, 'weekly' as const), zone, (time, period, timeZone) => {
      const { start, end } = spanOf(period, time, timeZone);
      expect(start <= time && time < end).toBe(true);
      expect(spanOf(period, end, timeZone).start).toBe(end);
      expect(dayIn(start - 1, timeZone) < dayIn(start, timeZone)).toBe(true);
      if (period === 'weekly') expect(new Date(dayIn(start, timeZone)).getUTCDay()).toBe(1);
    }),
  );
});

describe.each(databasesOfTurn(import.meta.url))('missions on %s', (kind) => {
  let sandbox: TestSandbox;
  let time = monday;
  beforeAll(async () => {
    sandbox = await testSandbox(kind, { now: () => time, random: () => 0.99 });
  });
  afterAll(() => sandbox.close());

  const ask = (path: string, token: string) => sandbox.call('GET', `${R}${path}`, { token });
  const mission = async (token: string, id: string) => {
    const { missions } = answerOf('missionSummary', await ask('MCSFE_getMissionSummaryDetails', token)).value;
    const found = missions.find(({ missionId }) => missionId === id);
    if (!found) throw new Error(`There is no mission ${id}.`);
    return found;
  };
  const claim = (
    token: string,
    missionId: string,
    periodStart: number,
    idempotencyKey = `${missionId}-${periodStart}`,
  ) =>
    sandbox.call('POST', `${R}MCSFE_claimMissionReward`, {
      ...{ token, json: { missionId, periodStart, idempotencyKey } },
    });
  const points = async (token: string): Promise<number> =>
    answerOf('pointBalance', await ask('MCS2_getPointBalance', token)).value.currentPoints;
  const play = async (token: string, rounds: number, from = 0) => {
    const list = await sandbox.call('GET', `${R}GCSGAME_gameList?clientType=3&platform=web&pageSize=100`);
    for (let round = from; round < from + rounds; round += 1) {
      const { nodeId, vassalage, gameType, gameCode } = JSON.parse(list.text).games[round % 3];
      const json = { nodeId, vassalage, gameType, gameCode };
      const { value } = JSON.parse((await sandbox.call('POST', '/wps/game/launchGame', { token, json })).text);
      const session = new URL(value.url, 'http://platform.example').searchParams.get('session');
      const bet = { session, stake: 10, idempotencyKey: `round-${round}` };
      await sandbox.call('POST', '/sandbox/game/bet', { json: bet });
    }
  };

  // @proves 1.10
  test('count actual play and pay their reward once', async () => {
    const token = await sandbox.login('player2');
    expect(await mission(token, 'day-visit')).toMatchObject({ progress: 1, goal: 1, status: 'claimable' });
    expect(await mission(token, 'day-bets')).toMatchObject({ progress: 0, goal: 10, status: 'open' });
    await play(token, 9);
    expect(await mission(token, 'day-games')).toMatchObject({ progress: 3, status: 'claimable' });
    const open = await mission(token, 'day-bets');
    expect(open).toMatchObject({ progress: 9, status: 'open' });
    const early = await claim(token, 'day-bets', open.periodStart);
    expect(early).toMatchObject({ status: 409, body: { errorCode: 'mission_open' } });
    await play(token, 1, 9);
    const had = await points(token);
    const answers = await Promise.all([1, 2, 3, 4].map(() => claim(token, 'day-bets', open.periodStart)));
    for (const { status, body } of answers)
      expect([status, body.value]).toEqual([200, { reward: { kind: 'points', amount: 200 } }]);
    expect(await points(token)).toBe(had + 200);
    expect(await mission(token, 'day-bets')).toMatchObject({ progress: 10, status: 'claimed' });
  });

  test('answer a repeated claim as the first, and refuse its key for another mission', async () => {
    const token = await sandbox.login('player6');
    const { periodStart } = await mission(token, 'day-visit');
    await play(token, 3, 50);
    const first = await claim(token, 'day-visit', periodStart, 'one-intent');
    expect(first.body.value).toEqual({ reward: { kind: 'points', amount: 100 } });
    const had = await points(token);
    const answers = await Promise.all([
      ...[1, 2, 3].map(() => claim(token, 'day-visit', periodStart, 'one-intent')),
      claim(token, 'day-visit', periodStart, 'another-tab'),
    ]);
    for (const { status, body } of answers) expect([status, body]).toEqual([200, first.body]);
    const other = await claim(token, 'day-games', periodStart, 'one-intent');
    expect([other.status, other.body.errorCode]).toEqual([409, 'idempotency_conflict']);
    expect(await points(token)).toBe(had);
    expect((await claim(token, 'day-games', periodStart, 'next-intent')).status).toBe(200);
    expect((await claim(await sandbox.login('player7'), 'day-visit', periodStart, 'one-intent')).status).toBe(200);
    const keyless = { token, json: { missionId: 'day-visit', periodStart } };
    expect((await sandbox.call('POST', `${R}MCSFE_claimMissionReward`, keyless)).status).toBe(400);
  });

  // The tests below send one request at a time, for which both databases behave alike.
  if (kind !== databaseOfTurn(import.meta.url)) return;

  test('start over each day and each week', async () => {
    const token = await sandbox.login('player3');
    const first = await mission(token, 'day-visit');
    expect((await claim(token, 'day-visit', first.periodStart)).status).toBe(200);
    for (const day of [1, 2, 3]) {
      time = monday + day * dayMs;
      const next = await sandbox.login('player3');
      expect((await mission(next, 'day-visit')).status).toBe('claimable');
      expect((await mission(next, 'week-visits')).progress).toBe(day + 1);
    }
    const last = await sandbox.login('player3');
    expect(await mission(last, 'week-visits')).toMatchObject({
      status: 'claimable',
      endsAt: spanOf('weekly', monday, merchantZone(sandbox.platform)).end,
    });
    time = monday + 7 * dayMs;
    expect(await mission(await sandbox.login('player3'), 'week-visits')).toMatchObject({ progress: 1, status: 'open' });
    time = monday;
  });

  test('cannot be claimed if unknown or in another period', async () => {
    const token = await sandbox.login('player4');
    const { periodStart } = await mission(token, 'day-visit');
    for (const [id, start] of [
      ['nothing', periodStart],
      ['day-visit', periodStart + 1],
      ['day-visit', periodStart + dayMs],
    ] as const) {
      expect(await claim(token, id, start)).toMatchObject({ status: 404, body: { errorCode: 'not_found' } });
    }
    const yesterday = await claim(token, 'day-visit', periodStart - dayMs);
    expect(yesterday.body.errorCode).toBe('mission_open');
  });

  test('have a leaderboard with unique places and the member’s own', async () => {
    const token = await sandbox.login('player2');
    const { entries, own } = answerOf(
      'missionLeaderboard',
      await ask('getMissionLeaderboard?period=daily', token),
    ).value;
    expect(own).toMatchObject({ account: 'player2', stars: 4, self: true });
    expect(entries.length).toBeGreaterThan(1);
    expect(entries.length).toBeLessThanOrEqual(10);
    for (const [index, entry] of entries.entries()) {
      expect(entry.place).toBe(index + 1);
      expect(entry.stars).toBeLessThanOrEqual(entries[index - 1]?.stars ?? entry.stars);
      if (!entry.self) expect(entry.account).toMatch(/^..\*\*\*..$/);
    }
  });

  test('break ties by who had the stars first', async () => {
    const [first, second] = [await sandbox.login('player9'), await sandbox.login('player8')];
    for (const [token, from] of [
      [first, 100],
      [second, 200],
      [first, 300],
    ] as const) {
      time += 60_000;
      await play(token, 3, from);
    }
    for (const period of ['daily', 'weekly']) {
      const standing = async (token: string) =>
        answerOf('missionLeaderboard', await ask(`getMissionLeaderboard?period=${period}`, token)).value.own;
      const [ahead, behind] = [await standing(first), await standing(second)];
      expect(ahead.stars).toBe(behind.stars);
      expect(ahead.place).toBeLessThan(behind.place);
    }
    time = monday;
  });

  test('pay money where the brand has no points, and the books balance', async () => {
    await sandbox.call('PATCH', '/sandbox/control', { json: { modules: { PTSYS3: false } } });
    const token = await sandbox.login('player5');
    const balance = async () =>
      JSON.parse((await sandbox.call('GET', '/wps/v2/wallets/balance', { token })).text).value.balance;
    const before = await balance();
    const { periodStart, reward } = await mission(token, 'day-visit');
    expect(reward).toEqual({ kind: 'money', amount: 10, currency: 'USD' });
    for (const _ of [1, 2]) expect((await claim(token, 'day-visit', periodStart)).status).toBe(200);
    expect(await balance()).toBe(before + 10);
    await sandbox.call('PATCH', '/sandbox/control', { json: { modules: { PTSYS3: true } } });
    expect((await claim(token, 'day-visit', periodStart)).body.value).toEqual({ reward });
  });

  test('are closed to visitors and trial accounts, and with their module', async () => {
    expect((await sandbox.call('GET', `${R}MCSFE_getMissionSummaryDetails`)).status).toBe(401);
    const json = { os: 'Linux', platform: 'W', encryption: true, gatewayVersion: 3 };
    const trial = tokenOf(await sandbox.call('POST', '/wps/session/login/freeplay', { json }));
    const asked = await sandbox.call('GET', `${R}MCSFE_getMissionSummaryDetails`, { token: trial });
    expect(asked.body.errorCode).toBe('trial_account');
    await sandbox.call('PATCH', '/sandbox/control', { json: { modules: { MISSION: false } } });
    const off = await sandbox.call('GET', `${R}getMissionLeaderboard?period=weekly`, { token: trial });
    expect(off.body.errorCode).toBe('not_available');
    expect(sandbox.reports).toEqual([]);
  });
});
