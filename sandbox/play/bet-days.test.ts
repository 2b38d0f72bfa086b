import { afterAll, beforeAll, expect, test } from 'vitest';
import { type MinorUnits, minorUnits } from '#schemas/money/minor-units.ts';
import { defaultBrand } from '../setup/sandbox-brand.ts';
import { type TestSandbox, testSandbox } from '../testing/test-sandbox.ts';
import { addToDay, sumBetDays } from './bet-days.ts';
import { betDays, bets } from './play-tables.ts';

const ZONE = 'Asia/Manila';
/** Midnight there. */
const MIDNIGHT = Date.parse('2026-05-19T16:00:00Z');
const MEMBER = { memberId: 1, nodeId: 7 };

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await testSandbox('of turn', { brand: { ...defaultBrand(), currency: 'PHP' } });
});
afterAll(() => sandbox.close());

const days = async () => (await sandbox.platform.db.select().from(betDays)).toSorted(byKey);

test('bets are added up by the day of the merchant and by result, as they are when counted again', async () => {
  const { db } = sandbox.platform;
  const seeded = await days();
  expect(seeded.length).toBeGreaterThan(0);
  await sumBetDays(db, ZONE);
  expect(await days()).toEqual(seeded);
  await db.delete(betDays);
  const played = [
    bet(MIDNIGHT - 1, 300, 0),
    bet(MIDNIGHT, 300, 900),
    bet(MIDNIGHT + 5, 200, 500),
    bet(MIDNIGHT, 40, 40),
  ];
  for (const one of played) await addToDay(db, one, ZONE);
  expect(await days()).toEqual([
    { ...MEMBER, day: '2026-05-19', result: 'lost', count: 1, stake: 300, win: 0 },
    { ...MEMBER, day: '2026-05-20', result: 'even', count: 1, stake: 40, win: 40 },
    { ...MEMBER, day: '2026-05-20', result: 'won', count: 2, stake: 500, win: 1400 },
  ]);
});

test('an old history moves to the days it is shown on', async () => {
  const { db } = sandbox.platform;
  const [{ createdAt = 0 } = {}] = await db.select({ createdAt: bets.createdAt }).from(bets).orderBy(bets.createdAt);
  await sumBetDays(db, ZONE);
  const [first] = await days();
  const local = new Intl.DateTimeFormat('en-CA', { timeZone: ZONE, dateStyle: 'short' }).format(createdAt);
  expect((await days()).map(({ day }) => day).toSorted()[0]).toBe(local);
  expect(first?.count).toBeGreaterThan(0);
});

function bet(
  at: number,
  stake: number,
  win: number,
): { at: number; stake: MinorUnits; win: MinorUnits } & typeof MEMBER {
  return { ...MEMBER, at, stake: minorUnits(stake), win: minorUnits(win) };
}

type Row = typeof betDays.$inferSelect;

function byKey(a: Row, b: Row): number {
  return (
    a.memberId - b.memberId || a.day.localeCompare(b.day) || a.nodeId - b.nodeId || a.result.localeCompare(b.result)
  );
}
