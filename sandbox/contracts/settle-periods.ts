import { and, eq, max, min } from 'drizzle-orm';
import { tierReached } from '#schemas/contracts/due.ts';
import { endedHours, endedPeriods } from '#schemas/contracts/periods.ts';
import { type Party, type Settled, settlePeriod } from '#schemas/contracts/settle-period.ts';
import type { ContractKind, ContractPeriod, Tier } from '#schemas/contracts/terms.ts';
import { ZERO } from '#schemas/money/minor-units.ts';
import type { Database } from '../database/database.ts';
import { addDays, dayIn, startOfDayIn } from '../merchants/days.ts';
import { merchantZone } from '../merchants/merchant-zone.ts';
import type { Platform } from '../platform.ts';
import { type Contract, countsIn, ofKind, termsOf } from './contract.ts';
import { contractDues, contracts, settledPeriods } from './contract-tables.ts';
import { figuresBetween, figuresOfDays, NO_FIGURES } from './figures-of.ts';

interface Period {
  kind: ContractKind;
  period: ContractPeriod;
  from: string;
  to: string;
  startsAt: number;
  endsAt: number;
}

/**
 * Settles every ended, unsettled period of a kind: the sum of each contract becomes a due amount. `settleRealTime`
 * settles real-time salaries.
 */
export async function settlePeriods(platform: Platform, kind: ContractKind): Promise<void> {
  for (const period of await unsettled(platform, kind)) {
    await platform.db.transaction(async (tx) => {
      const { from: _from, to: _to, ...claim } = period;
      const claimed = await tx.insert(settledPeriods).values(claim).onConflictDoNothing().returning();
      if (claimed.length > 0) await settleOne(tx, period);
    });
  }
}

/** Earliest first, of all periods that contracts of the kind have. */
async function unsettled(platform: Platform, kind: ContractKind): Promise<Period[]> {
  const begun = await platform.db
    .select({ period: contracts.period, since: min(contracts.beginsOn) })
    .from(contracts)
    .where(and(ofKind(kind), eq(contracts.status, 'accepted')))
    .groupBy(contracts.period);
  const timeZone = merchantZone(platform);
  const periods: Period[] = [];
  for (const { period, since } of begun) {
    if (since === null || period === 'fiveMinutes') continue;
    const from = (await settledTo(platform.db, kind, period, timeZone)) ?? since;
    periods.push(...ended({ kind, period }, from, platform.now(), timeZone));
  }
  return periods;
}

/** The day of the first moment that is not settled; undefined where nothing is. */
async function settledTo(db: Database, kind: ContractKind, period: ContractPeriod, timeZone: string) {
  const [last] = await db
    .select({ endsAt: max(settledPeriods.endsAt) })
    .from(settledPeriods)
    .where(and(eq(settledPeriods.kind, kind), eq(settledPeriods.period, period)));
  return last?.endsAt == null ? undefined : dayIn(last.endsAt, timeZone);
}

function ended(of: Pick<Period, 'kind' | 'period'>, since: string, now: number, timeZone: string): Period[] {
  const today = dayIn(now, timeZone);
  const startOf = (day: string) => startOfDayIn(day, timeZone);
  if (of.period !== 'hourly' && of.period !== 'fiveMinutes') {
    return endedPeriods(of.period, since, today).map(({ from, to }) => ({
      ...{ ...of, from, to, startsAt: startOf(from), endsAt: startOf(addDays(to, 1)) },
    }));
  }
  const hours: Period[] = [];
  for (let day = since; day <= today; day = addDays(day, 1)) {
    const ofDay = endedHours(startOf(day), startOf(addDays(day, 1)), now);
    hours.push(...ofDay.map(({ start, end }) => ({ ...of, from: day, to: day, startsAt: start, endsAt: end })));
  }
  return hours;
}

async function settleOne(db: Database, period: Period): Promise<void> {
  const { kind, from, to, startsAt, endsAt } = period;
  const counting = await db
    .select()
    .from(contracts)
    .where(and(ofKind(kind), eq(contracts.period, period.period), countsIn(from, to)));
  if (counting.length === 0) return;
  const ids = counting.map(({ receiverId }) => receiverId);
  const figures =
    period.period === 'hourly'
      ? await figuresBetween(db, ids, startsAt, endsAt)
      : await figuresOfDays(db, ids, from, to);
  const partyOf = (contract: Contract): Party => ({
    id: contract.receiverId,
    terms: termsOf(contract),
    figures: figures.get(contract.receiverId) ?? NO_FIGURES,
    below: counting.filter(({ giverId }) => giverId === contract.receiverId).map(partyOf),
  });
  for (const top of counting.filter(({ giverId }) => giverId === null)) {
    const settled = settlePeriod(partyOf(top));
    const own = counting.filter(({ receiverId }) => settled.has(receiverId));
    await db.insert(contractDues).values(own.map((contract) => dueRow(contract, period, partyOf(contract), settled)));
  }
}

function dueRow(contract: Contract, period: Period, { figures }: Party, settled: ReadonlyMap<number, Settled>) {
  const { due = ZERO, paid = ZERO } = settled.get(contract.receiverId) ?? {};
  const tier = tierReached(contract.tiers, { ...figures, singleBet: ZERO });
  return {
    contractId: contract.id,
    ...{ startsAt: period.startsAt, endsAt: period.endsAt, fromDay: period.from, toDay: period.to },
    ...figures,
    tier: tier ? contract.tiers.indexOf(tier) + 1 : 0,
    rate: tier ? rateOf(tier, figures.netLoss) : 0,
    ...{ due, payable: paid },
  };
}

/** The rate that counts for a result of the team. */
function rateOf({ rate, winRate, lossRate }: Tier, netLoss: number): number {
  return rate || (netLoss < 0 ? winRate : lossRate);
}
