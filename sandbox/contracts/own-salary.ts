import { and, eq, gte, sql } from 'drizzle-orm';
import { type MinorUnits, share, ZERO } from '#schemas/money/minor-units.ts';
import { moneyOf } from '../database/sandbox-schema.ts';
import { startOfMerchantDay } from '../merchants/merchant-zone.ts';
import type { Platform } from '../platform.ts';
import { bets } from '../play/play-tables.ts';
import { isAgent, type Member } from '../roster/member.ts';

/** Hundredths of a percent of turnover. */
const RATE = 10;

/** What the demo operators pay players on what they stake themselves: a week's, at its end. Agents have contracts instead. */
export async function ownSalary({ db, brand, now }: Platform, member: Member): Promise<MinorUnits> {
  if (isAgent(member)) return ZERO;
  const since = startOfMerchantDay(now(), brand.currency, -6);
  const [played] = await db
    .select({ turnover: sql`coalesce(sum(${bets.stake}), 0)`.mapWith(moneyOf) })
    .from(bets)
    .where(and(eq(bets.memberId, member.id), gte(bets.createdAt, since)));
  return share(played?.turnover ?? ZERO, RATE);
}
