import { inArray, sql } from 'drizzle-orm';
import type { ContractKind, ContractPeriod, Tier } from '#schemas/contracts/terms.ts';
import { minorUnits, ZERO } from '#schemas/money/minor-units.ts';
import type { Database } from '../database/database.ts';
import { currencyFactor } from '../merchants/currency.ts';
import { addDays, dayIn } from '../merchants/days.ts';
import { zoneOf } from '../merchants/merchant-zone.ts';
import { members } from '../roster/member-tables.ts';
import { DAY_MS } from '../time.ts';
import { contractDues, contracts, settledPeriods, unsalariedBets } from './contract-tables.ts';
import { runningDays } from './running-days.ts';

/** A tier with amounts in US cents. */
type Step = Partial<Record<keyof Tier, number>>;

interface Planned {
  /** Undefined for the operator. */
  giver?: string;
  receiver: string;
  kind: ContractKind;
  period: ContractPeriod;
  tiers: readonly Step[];
  /** Days since it began; undefined for a proposal without an answer. */
  days?: number;
}

const WEEKLY = { kind: 'dividend', period: 'weekly', days: 28 } as const;
const DAILY = { kind: 'dailySalary', period: 'daily', days: 14 } as const;
const HOURLY = { kind: 'hourlySalary', period: 'hourly', days: 2 } as const;
const REAL_TIME = { kind: 'realTimeSalary', period: 'fiveMinutes', days: 14 } as const;
const [LOW, MIDDLE, HIGH] = [
  { validBet: 20_000, netLoss: 5000, activeMembers: 3 },
  { validBet: 60_000, netLoss: 20_000, activeMembers: 10 },
  { validBet: 120_000, netLoss: 60_000, activeMembers: 25 },
];

/** Contracts of the demo agents. To agent3 the operator offers a lower dividend, which would end a contract below. */
const PLAN: readonly Planned[] = [
  { ...WEEKLY, receiver: 'agent1', tiers: [{ netLoss: 100, rate: 500 }] },
  { ...DAILY, receiver: 'agent1', tiers: [{ validBet: 100, winRate: 10, lossRate: 10 }] },
  {
    ...WEEKLY,
    receiver: 'agent3',
    tiers: [
      { ...LOW, rate: 1000 },
      { ...MIDDLE, rate: 1500 },
      { ...HIGH, rate: 2200 },
    ],
  },
  {
    ...WEEKLY,
    giver: 'agent3',
    receiver: 'coral12',
    tiers: [
      { ...LOW, rate: 800 },
      { ...MIDDLE, rate: 1200 },
    ],
  },
  {
    ...WEEKLY,
    giver: 'agent3',
    receiver: 'mangga7',
    tiers: [
      { ...LOW, rate: 900 },
      { ...MIDDLE, rate: 1400 },
    ],
  },
  { ...WEEKLY, giver: 'mangga7', receiver: 'banaba5', tiers: [{ ...LOW, rate: 700 }] },
  { kind: 'dividend', period: 'weekly', giver: 'agent3', receiver: 'harbor88', tiers: [{ ...LOW, rate: 800 }] },
  {
    kind: 'dividend',
    period: 'weekly',
    receiver: 'agent3',
    tiers: [
      { ...LOW, rate: 900 },
      { ...MIDDLE, rate: 1300 },
    ],
  },
  {
    ...DAILY,
    receiver: 'agent3',
    tiers: [
      { validBet: 2000, winRate: 10, lossRate: 20 },
      { validBet: 30_000, winRate: 20, lossRate: 40 },
    ],
  },
  { ...DAILY, giver: 'agent3', receiver: 'coral12', tiers: [{ validBet: 2000, winRate: 5, lossRate: 12 }] },
  { ...DAILY, giver: 'agent3', receiver: 'mangga7', tiers: [{ validBet: 5000, winRate: 5, lossRate: 10 }] },
  { ...HOURLY, receiver: 'agent3', tiers: [{ validBet: 500, activeMembers: 1, winRate: 5, lossRate: 5 }] },
  {
    ...HOURLY,
    giver: 'agent3',
    receiver: 'coral12',
    tiers: [{ validBet: 500, activeMembers: 1, winRate: 2, lossRate: 2 }],
  },
  { ...REAL_TIME, receiver: 'agent3', tiers: [{ rate: 10 }, { singleBet: 5000, rate: 15 }] },
  { ...REAL_TIME, giver: 'agent3', receiver: 'mangga7', tiers: [{ rate: 5 }] },
  { ...DAILY, period: 'monthly', days: 70, receiver: 'agent2', tiers: [{ validBet: 2000, winRate: 10, lossRate: 20 }] },
];

/** Writes the demo contracts in a currency, as if they had begun before the seeded day. */
export async function seedContracts(db: Database, currency: string, day: number): Promise<void> {
  for (const table of [contractDues, settledPeriods, unsalariedBets, contracts]) await db.delete(table);
  const names = PLAN.flatMap(({ giver, receiver }) => (giver === undefined ? [receiver] : [giver, receiver]));
  const found = await db
    .select({ id: members.id, account: members.account })
    .from(members)
    .where(inArray(members.account, [...new Set(names)]));
  const ids = new Map(found.map(({ id, account }) => [account, id]));
  const rows = PLAN.map((planned, index) => contractRow(planned, ids, { currency, day, index }));
  // Fixed ids, so that a reset writes the same rows.
  await db.insert(contracts).values(rows);
  await db.execute(sql`select setval(pg_get_serial_sequence('sandbox.contracts', 'id'), ${PLAN.length})`);
}

interface Setting {
  currency: string;
  day: number;
  index: number;
}

function contractRow(
  { giver, receiver, kind, period, tiers, days }: Planned,
  ids: ReadonlyMap<string, number>,
  setting: Setting,
) {
  const { currency, day, index } = setting;
  const receiverId = ids.get(receiver);
  if (receiverId === undefined) throw new Error(`The seed has no account ${receiver}.`);
  const proposedAt = day - DAY_MS * ((days ?? 0) + 1);
  const today = dayIn(day, zoneOf(currency));
  return {
    id: index + 1,
    ...{ kind, period, receiverId, giverId: giver === undefined ? null : (ids.get(giver) ?? null) },
    tiers: tiers.map((step) => tierIn(step, currencyFactor(currency))),
    ...{ status: days === undefined ? ('proposed' as const) : ('accepted' as const), proposedAt },
    ...{ answerBy: proposedAt + 7 * DAY_MS, idempotencyKey: `seed:${index}` },
    beginsOn: days === undefined ? null : runningDays(period, addDays(today, -days)).from,
  };
}

function tierIn(step: Step, factor: number): Tier {
  const money = (cents = 0) => (cents === 0 ? ZERO : minorUnits(cents * factor));
  const { validBet, netLoss, singleBet, amount, activeMembers = 0, rate = 0, winRate = 0, lossRate = 0 } = step;
  return {
    ...{ validBet: money(validBet), netLoss: money(netLoss), singleBet: money(singleBet), amount: money(amount) },
    ...{ activeMembers, rate, winRate, lossRate },
  };
}
