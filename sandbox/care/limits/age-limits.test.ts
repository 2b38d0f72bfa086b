import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { members, verifications } from '#sandbox/roster/member-tables.ts';
import { seededInfo } from '#sandbox/seed-plan/personal-info.ts';
import { defaultBrand } from '#sandbox/setup/sandbox-brand.ts';
import { type TestSandbox, testSandbox } from '#sandbox/testing/test-sandbox.ts';
import { EVERY_PART } from '../care-rules.ts';
import { carePlayer, SHOWN } from './care-player.fixture.ts';

const NOW = Date.UTC(2026, 10, 26, 9);
/** Turns 25 a day later. */
const BIRTHDAY = '27-11-2001';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await testSandbox('of turn', { now: () => NOW });
});
afterAll(() => sandbox.close());

/** A player whose brand limits deposits below 25 to three of the smallest. */
async function youngPlayer(account: string, birthday: string | undefined, currency = 'USD') {
  const there = { ...sandbox.platform, brand: { ...sandbox.platform.brand, currency } };
  const probe = await carePlayer(there, `${account}probe`);
  const limits = [{ kind: 'deposit' as const, period: 'month' as const, amount: probe.unit * 3 }];
  const playerCare = { ...EVERY_PART, parts: ['limits' as const], youngAdults: { below: 25, limits } };
  const platform = { ...there, brand: { ...there.brand, playerCare } };
  const player = await carePlayer(platform, account);
  if (birthday !== undefined)
    await platform.db.update(members).set({ details: { birthday } }).where(eq(members.id, player.memberId));
  return player;
}

test('deposits of a young adult stop at the limit of their age, and go on from the birthday', async () => {
  const { unit, order } = await youngPlayer('young1', BIRTHDAY);
  expect(await order(NOW, unit * 3)).toBeNull();
  expect(await order(NOW, unit)).toMatchObject({ errorCode: 'limit_reached' });
  expect(await order(Date.UTC(2026, 10, 27, 9), unit)).toBeNull();
});

test("the birthday begins with the merchant's day", async () => {
  const midnight = Date.UTC(2026, 10, 27, 3);
  const { unit, order } = await youngPlayer('young3', BIRTHDAY, 'CLP');
  expect(await order(midnight - 1, unit * 4)).toMatchObject({ errorCode: 'limit_reached' });
  expect(await order(midnight, unit * 4)).toBeNull();
});

test('an own limit below it counts, and one above it makes no room', async () => {
  const { unit, order, limit } = await youngPlayer('young2', BIRTHDAY);
  await limit(NOW, 'deposit', 'month', unit * 9);
  expect(await order(NOW, unit * 4)).toMatchObject({ errorCode: 'limit_reached' });
  await limit(NOW, 'deposit', 'month', unit);
  expect(await order(NOW, unit * 2)).toMatchObject({ errorCode: 'limit_reached' });
  expect(await order(NOW, unit)).toBeNull();
});

test.each([
  ['of the age', '26-11-2001'],
  ['without a date of birth', undefined],
])('a member %s has none', async (what, birthday) => {
  const { unit, order } = await youngPlayer(`old${what.length}`, birthday);
  expect(await order(NOW, unit * 4)).toBeNull();
});

test('the page says so, and the platform takes no higher limit', async () => {
  const amount = 5000;
  const limits = [{ kind: 'loss' as const, period: 'week' as const, amount }];
  const playerCare = { ...EVERY_PART, parts: ['limits' as const], youngAdults: { below: 25, limits } };
  const brand = { ...defaultBrand(), playerCare };
  const own = await testSandbox('of turn', { now: () => NOW, brand });
  onTestFinished(() => own.close());
  await own.platform.db.update(verifications).set({ info: { ...seededInfo(1), birthday: BIRTHDAY } });
  const token = await own.login('player17');
  const set = (wanted: number) => {
    const json = { kind: 'loss', period: 'week', amount: wanted, shown: SHOWN };
    return own.call('POST', '/wps/member/care/limit', { token, json });
  };
  expect(await set(amount + 1)).toMatchObject({ status: 422, body: { errorCode: 'invalid_field' } });
  const { body } = await set(amount);
  const shown = expect.objectContaining({ kind: 'loss', period: 'week', amount, most: amount });
  expect(body.value).toMatchObject({ limits: expect.arrayContaining([shown]) });
});
