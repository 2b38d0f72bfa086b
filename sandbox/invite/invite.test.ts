import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lotteryRound } from '../lottery/lottery-round.fixture.ts';
import { answerOf } from '../testing/answer-of.ts';
import { databaseOfTurn, databasesOfTurn } from '../testing/databases-of-turn.ts';
import { type TestSandbox, testSandbox, tokenOf } from '../testing/test-sandbox.ts';
import { memberOfCode, referralCode } from './referral-code.ts';

test('a code is unique and leads back to its member', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000_000 }), (id) => {
      expect(referralCode(id)).toMatch(/^[2-9A-HJ-NP-Z]{6}$/);
      expect(memberOfCode(referralCode(id).toLowerCase())).toBe(id);
    }),
  );
});

test.each(['', 'ABC', 'IIIIII', 'ABCDEFG', '2'])('"%s" is not a code', (code) => {
  expect(memberOfCode(code)).toBeNull();
});

/** No draw is about to close. */
const NOON = Date.parse('2026-05-20T12:00:20Z');

describe.each(databasesOfTurn(import.meta.url))('invitations on %s', (kind) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await testSandbox(kind, { random: () => 0.1, now: () => NOON });
  });
  afterAll(() => sandbox.close());

  const referral = async (token: string, query = '') =>
    answerOf('referral', await sandbox.call('GET', `/wps/member/referral${query}`, { token })).value;
  const register = async (username: string, code?: string) => {
    const password = 'Secret123!';
    const secret = {
      ...{ username, password, confirmPassword: password, registerMethod: 'WEB' },
      ...{ payeeName: 'Ana Cruz', birthday: '14-02-1990' },
      ...(code && { referralCode: code }),
    };
    const token = tokenOf(await sandbox.call('PUT', '/wps/member/register', { secret }));
    await sandbox.call('POST', '/wps/v2/member/verification/postpone', { token });
    return token;
  };
  const fund = (account: string) =>
    sandbox.platform.db.execute(
      sql`update sandbox.accounts set balance = 100000 where member_id = (select id from sandbox.members where account = ${account})`,
    );
  const points = async (token: string): Promise<number> =>
    answerOf('pointBalance', await sandbox.call('GET', '/wps/relay/MCS2_getPointBalance', { token })).value
      .currentPoints;

  // @proves 1.11
  test('pay the reward once, when the friend has staked enough', async () => {
    const inviter = await sandbox.login('player4');
    const had = await points(inviter);
    const { referralCode: code, goal } = await referral(inviter);
    expect(goal).toBe(2000);
    const friend = await register('friend4', code);
    await fund('friend4');
    const list = await sandbox.call('GET', '/wps/relay/GCSGAME_gameList?clientType=3&platform=web&pageSize=1');
    const [{ nodeId, vassalage, gameType, gameCode }] = JSON.parse(list.text).games;
    const json = { nodeId, vassalage, gameType, gameCode };
    const { value } = JSON.parse((await sandbox.call('POST', '/wps/game/launchGame', { token: friend, json })).text);
    const session = new URL(value.url, 'http://platform.example').searchParams.get('session');
    const bet = (stake: number, idempotencyKey: string) =>
      sandbox.call('POST', '/sandbox/game/bet', { json: { session, stake, idempotencyKey } });
    expect((await referral(inviter)).friends.content[0]?.state).toBe('joined');
    expect((await bet(1990, 'a')).status).toBe(200);
    expect((await referral(inviter)).friends.content[0]?.state).toBe('playing');
    expect(await points(inviter)).toBe(had);
    await Promise.all(['b', 'c', 'd'].map((key) => bet(10, key)));
    expect(await points(inviter)).toBe(had + 5000);
    const { rewarded, friends } = await referral(inviter);
    expect([rewarded, friends.content[0]]).toMatchObject([
      1,
      { state: 'rewarded', reward: { kind: 'points', amount: 5000 } },
    ]);
  });

  // The tests below send one request at a time, for which both databases behave alike.
  if (kind !== databaseOfTurn(import.meta.url)) return;

  test('link and count members who register with a code', async () => {
    const inviter = await sandbox.login('player2');
    const { referralCode: code, invited } = await referral(inviter);
    expect(invited).toBe(0);
    await register('friend1', code.toLowerCase());
    await register('friend2', code);
    await register('stranger1');
    await register('stranger2', 'ZZZZZZ');
    const now = await referral(inviter);
    expect(now).toMatchObject({ invited: 2, rewarded: 0, friends: { totalPages: 1 } });
    const accounts = now.friends.content.map(({ account }) => account);
    expect(accounts.toSorted()).toEqual(['fr***d1', 'fr***d2']);
    expect((await referral(inviter, '?pageSize=1&pageNum=2')).friends.content).toHaveLength(1);
    expect((await referral(await sandbox.login('player3'))).invited).toBe(0);
  });

  test('count lottery stakes too, after the draw', async () => {
    const inviter = await sandbox.login('player5');
    const had = await points(inviter);
    const friend = await register('friend5', (await referral(inviter)).referralCode);
    await fund('friend5');
    const round = lotteryRound(sandbox);
    const line = await round.line('speed-draw-1', 'side', 2000);
    expect((await round.place(friend, 'a', [line])).status).toBe(200);
    expect(await points(inviter)).toBe(had);
    await round.draw('speed-draw-1');
    expect(await points(inviter)).toBe(had + 5000);
  });

  test('are closed to visitors and trials, and with their module', async () => {
    expect((await sandbox.call('GET', '/wps/member/referral')).status).toBe(401);
    const json = { os: 'Linux', platform: 'W', encryption: true, gatewayVersion: 3 };
    const token = tokenOf(await sandbox.call('POST', '/wps/session/login/freeplay', { json }));
    expect((await sandbox.call('GET', '/wps/member/referral', { token })).body.errorCode).toBe('trial_account');
    await sandbox.call('PATCH', '/sandbox/control', { json: { modules: { INVITE: false } } });
    expect((await sandbox.call('GET', '/wps/member/referral', { token })).body.errorCode).toBe('not_available');
    expect(sandbox.reports).toEqual([]);
  });
});
