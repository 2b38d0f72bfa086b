import { eq, sql } from 'drizzle-orm';
import type { VipProgress } from '#schemas/generated/platform.ts';
import { currencyFactor } from '../merchants/currency.ts';
import type { Platform } from '../platform.ts';
import { bets } from '../play/play-tables.ts';
import type { Member } from '../roster/member.ts';
import { members } from '../roster/member-tables.ts';

/** The operator's levels, with the points at which each begins. */
const LEVELS = [
  { label: 'Bronze', points: 0 },
  { label: 'Silver', points: 1000 },
  { label: 'Gold', points: 5000 },
  { label: 'Platinum', points: 25_000 },
  { label: 'Diamond', points: 100_000 },
] as const;

/** Minor units of turnover for a point, in US cents. */
const CENTS_A_POINT = 100;

/**
 * The member's level, which rises with their turnover. A level that the operator gave counts as reached.
 * @returns null for an account without a level
 */
export async function vipProgress({ db, brand }: Platform, member: Member): Promise<VipProgress | null> {
  const given = LEVELS.findIndex(({ label }) => label === member.vipLabel);
  if (given < 0) return null;
  const [turnover] = await db
    .select({ sum: sql`coalesce(sum(${bets.stake}), 0)`.mapWith(Number) })
    .from(bets)
    .where(eq(bets.memberId, member.id));
  const earned = Math.floor((turnover?.sum ?? 0) / (CENTS_A_POINT * currencyFactor(brand.currency)));
  const points = Math.max(earned, LEVELS[given]?.points ?? 0);
  const reached = LEVELS.findLastIndex((level) => level.points <= points);
  const { label, points: from } = LEVELS[reached] ?? LEVELS[0];
  if (label !== member.vipLabel) await db.update(members).set({ vipLabel: label }).where(eq(members.id, member.id));
  const next = LEVELS[reached + 1];
  return { label, points, from, ...(next && { next: { ...next } }) };
}
