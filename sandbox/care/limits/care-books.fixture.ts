import { expect } from 'vitest';
import { propertiesOf } from '#sandbox/json-object.ts';
import { rowsOf } from '#sandbox/testing/answer-of.ts';
import type { TestSandbox } from '#sandbox/testing/test-sandbox.ts';
import type { CareKind, CarePeriod } from '#schemas/generated/platform.ts';
import { type CareClock, periodName } from './care-clocks.fixture.ts';
import type { CarePlayer } from './care-player.fixture.ts';

export const PERIODS = ['day', 'week', 'month'] as const;

/** A limit in force from an entry of the books on. */
export interface InForce {
  after: number;
  kind: CareKind;
  period: CarePeriod;
  amount: number;
  /** Day on which a limit due to the member's age ends; undefined for one that the member set. */
  before?: string;
}

interface Moment {
  /** Id of an entry. */
  id: number;
  at: number;
}

/** The limit of a kind and a period that counts at a moment; undefined without one. */
function limitAt(inForce: readonly InForce[], kind: CareKind, period: CarePeriod, { id, at }: Moment, zone: string) {
  const day = periodName('day', at, zone);
  const found = inForce.filter((one) => one.kind === kind && one.period === period && one.after < id);
  const own = found.findLast(({ before }) => before === undefined)?.amount;
  const ofAge = found.find(({ before }) => before !== undefined && day < before)?.amount;
  return own === undefined || ofAge === undefined ? (own ?? ofAge) : Math.min(own, ofAge);
}

interface Entry extends Moment {
  kind: unknown;
  amount: number;
  /** Amount that a deposit took from the bank. */
  paid: number;
  isMain: boolean;
}

async function entriesOf(sandbox: TestSandbox, { memberId }: CarePlayer): Promise<Entry[]> {
  const rows = await rowsOf(
    sandbox,
    `select e.id, e.kind, e.created_at as at, e.amount, own.kind as account,
       (select -b.amount from sandbox.entries b join sandbox.accounts a on a.id = b.account_id and a.kind = 'bank'
         where b.transaction_id = e.transaction_id) as paid
     from sandbox.entries e join sandbox.accounts own on own.id = e.account_id
     where own.id in (select id from sandbox.accounts where member_id = ${memberId}
       union select id from sandbox.accounts where wallet_of = ${memberId}) order by e.id`,
  );
  return rows.map(propertiesOf).map((row) => ({
    ...{ id: Number(row['id']), at: Number(row['at']), kind: row['kind'], amount: Number(row['amount']) },
    ...{ paid: Number(row['paid']), isMain: row['account'] === 'member' },
  }));
}

/** Amounts that an entry adds to limited sums. */
function addedBy({ kind, amount, paid }: Entry): [CareKind, number][] {
  if (kind === 'deposit') return [['deposit', paid]];
  if (kind === 'win' || kind === 'refund') return [['loss', -amount]];
  if (kind !== 'bet') return [];
  return amount < 0 ? [['stake', -amount], ['loss', -amount]] : [['loss', -amount]]; // biome-ignore format: a pair each
}

/**
 * Adds up every entry of the member in the order of the books, and compares each sum with the limits then in force.
 * @returns how many entries there are, and whether a limit of play is used up at a moment
 */
export async function readBooks(sandbox: TestSandbox, player: CarePlayer, clock: CareClock, inForce: InForce[]) {
  const { timeZone } = clock;
  const entries = await entriesOf(sandbox, player);
  const sums = new Map<string, number>();
  const key = (kind: CareKind, period: CarePeriod, at: number) =>
    `${kind} ${periodName(period, at, timeZone)} ${period}`;
  for (const entry of entries) {
    for (const [kind, amount] of addedBy(entry))
      for (const period of PERIODS) {
        const name = key(kind, period, entry.at);
        const sum = (sums.get(name) ?? 0) + amount;
        sums.set(name, sum);
        const limit = limitAt(inForce, kind, period, entry, timeZone);
        if (limit !== undefined && amount > 0) expect([name, sum <= limit]).toEqual([name, true]);
      }
  }
  const movedAt = Math.max(0, ...entries.filter(({ isMain }) => isMain).map(({ at }) => at));
  const isUsedUp = (time: number) => {
    const moment = { id: Number.POSITIVE_INFINITY, at: Math.max(time, movedAt) };
    return (['stake', 'loss'] as const).some((kind) =>
      PERIODS.some((period) => {
        const limit = limitAt(inForce, kind, period, moment, timeZone);
        return limit !== undefined && (sums.get(key(kind, period, moment.at)) ?? 0) >= limit;
      }),
    );
  };
  return { booked: entries.filter(({ kind }) => kind === 'bet').length, last: entries.at(-1)?.id ?? 0, isUsedUp };
}
