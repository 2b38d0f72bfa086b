import { afterAll, beforeAll, expect, test } from 'vitest';
import { memberByAccount } from '../roster/member.ts';
import { defaultBrand } from '../setup/sandbox-brand.ts';
import { answerOf } from '../testing/answer-of.ts';
import { type TestSandbox, testSandbox } from '../testing/test-sandbox.ts';
import { referrals } from './referral-tables.ts';

/** 20 November 2026, 00:30 in Manila. */
const NOW = Date.parse('2026-11-19T16:30:00Z');
const MIDNIGHT = Date.parse('2026-11-19T16:00:00Z');

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await testSandbox('of turn', { brand: { ...defaultBrand(), currency: 'PHP' }, now: () => NOW });
});
afterAll(() => sandbox.close());

test('the list of friends follows the days of the merchant, and the totals do not', async () => {
  const { db } = sandbox.platform;
  const idOf = async (account: string) => (await memberByAccount(db, account))?.id ?? 0;
  const inviterId = await idOf('player1');
  await db.delete(referrals);
  await db.insert(referrals).values([
    { memberId: await idOf('player2'), inviterId, joinedAt: MIDNIGHT - 1, rewardedAt: MIDNIGHT },
    { memberId: await idOf('player3'), inviterId, joinedAt: MIDNIGHT },
  ]);
  const token = await sandbox.login('player1');
  const referral = async (query = '') =>
    answerOf('referral', await sandbox.call('GET', `/wps/member/referral?${query}`, { token })).value;
  const all = await referral();
  expect(all.friends).toMatchObject({ timeZone: 'Asia/Manila', today: '2026-11-20', count: 2 });
  expect(all.friends.from).toBeUndefined();
  const totals = { invited: 2, rewarded: 1 };
  const day = { from: '2026-11-20', to: '2026-11-20' };
  expect(await referral('period=today&pageSize=1')).toMatchObject({
    ...totals,
    friends: { ...day, count: 1, totalPages: 1, content: [{ joinedAt: MIDNIGHT }] },
  });
  expect(await referral('from=2026-11-19&to=2026-11-19')).toMatchObject({
    friends: { count: 1, content: [{ joinedAt: MIDNIGHT - 1, state: 'rewarded' }] },
  });
  expect(await referral('from=2026-11-01&to=2026-11-18')).toMatchObject({
    ...totals,
    friends: { count: 0, content: [], totalPages: 0 },
  });
  const wrong = await sandbox.call('GET', '/wps/member/referral?to=2026-11-20', { token });
  expect([wrong.status, wrong.body.errorCode]).toEqual([422, 'invalid_field']);
  expect(sandbox.reports).toEqual([]);
});
