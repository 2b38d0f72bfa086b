import { inArray } from 'drizzle-orm';
import type { RateChange, RateRange } from '#schemas/generated/platform.ts';
import type { Database } from '../database/database.ts';
import { Refusal } from '../refusal.ts';
import type { Member } from '../roster/member.ts';
import { members } from '../roster/member-tables.ts';
import { rangesOf } from './rate-range.ts';
import { lockedTeam, requireDirect } from './team-account.ts';

/**
 * Sets the rate of direct downlines, of all or of none. Accounts that have it are left alone.
 * @throws Refusal not_found, not_direct_downline, rate_changed or rate_out_of_range
 */
export async function setRates(db: Database, caller: Member, { rate, accounts }: RateChange): Promise<Member[]> {
  return db.transaction(async (tx) => {
    const { team } = await lockedTeam(
      tx,
      caller,
      accounts.map(({ account }) => account),
    );
    requireDirect(team);
    const shown = new Map(accounts.map((each) => [each.account.toLowerCase(), each.shown]));
    const changed = team.filter(({ member }) => member.rate !== rate);
    if (changed.length === 0) return team.map(({ member }) => member);
    const ranges = (await rangesOf(tx, changed)).map(({ isDirect: _, ...limits }) => limits);
    requireShown(ranges, shown);
    requireRange(ranges, rate);
    const ids = changed.map(({ member }) => member.id);
    await tx.update(members).set({ rate }).where(inArray(members.id, ids));
    return team.map(({ member }) => member);
  });
}

type Limits = Omit<RateRange, 'isDirect'>;

/** @throws Refusal rate_out_of_range */
export function requireRange(ranges: readonly Limits[], rate: number): void {
  const rates = ranges.filter(({ lowestRate, highestRate }) => rate < lowestRate || rate > highestRate);
  if (rates.length > 0) throw new Refusal(422, 'rate_out_of_range', 'The rate is out of the allowed range.', { rates });
}

/** The rate that a new account of an agent can have. */
export function rangeBelow({ account, rate }: Pick<Member, 'account' | 'rate'>): Limits {
  return { account, rate, lowestRate: 0, highestRate: rate };
}

function requireShown(ranges: readonly Limits[], shown: ReadonlyMap<string, number>): void {
  const rates = ranges.filter(({ account, rate }) => shown.get(account.toLowerCase()) !== rate);
  if (rates.length > 0) throw new Refusal(409, 'rate_changed', 'The rate has changed in the meantime.', { rates });
}
