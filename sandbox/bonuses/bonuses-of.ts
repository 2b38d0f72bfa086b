import { and, desc, eq, exists, gte, inArray, lt, notExists, type SQL, sql } from 'drizzle-orm';
import type { Bonus, Bonuses } from '#schemas/generated/platform.ts';
import { ZERO } from '#schemas/money/minor-units.ts';
import type { RecordRange } from '../calls/record-range.ts';
import type { Database } from '../database/database.ts';
import { moneyOf } from '../database/sandbox-schema.ts';
import { balanceOf } from '../ledger/ledger-accounts.ts';
import { promotionEntries } from '../promotions/promotion-tables.ts';
import { rollovers } from '../rollovers/rollover-tables.ts';

/** Bonuses that one member received in a range of days. */
export interface BonusRange extends Pick<RecordRange, 'start' | 'end'> {
  memberId: number;
}

/** Filters by whether wagering is left. */
export interface BonusQuery extends BonusRange {
  status: 'open' | 'closed' | undefined;
}

const STATUSES = { open: 'open', finished: 'finished', 'given-up': 'forfeited' } as const;

const isOpen = eq(rollovers.status, 'open');

/** Number and sum of the bonuses that promotions paid to a member, and the wagering left. */
export async function bonusTotals(db: Database, range: BonusRange): Promise<Bonuses['totals']> {
  const [paid] = await db
    .select({
      count: sql<number>`count(*)`.mapWith(Number),
      received: sql`coalesce(sum(${promotionEntries.amount}), 0)`.mapWith(moneyOf),
    })
    .from(promotionEntries)
    .where(isPaid(range));
  // A promotion pays a member once, so the rollovers of the range are those of its promotions.
  const paidOut = db.select({ id: promotionEntries.promotionId }).from(promotionEntries).where(isPaid(range));
  const [held] = await db
    .select({
      open: sql<number>`count(*)`.mapWith(Number),
      left: sql`coalesce(sum(${rollovers.required} - ${rollovers.done}), 0)`.mapWith(moneyOf),
    })
    .from(rollovers)
    .where(
      and(
        eq(rollovers.memberId, range.memberId),
        inArray(rollovers.promotionId, paidOut),
        eq(rollovers.source, 'promotion'),
        isOpen,
      ),
    );
  return { count: 0, received: ZERO, open: 0, left: ZERO, ...paid, ...held };
}

/** Bonuses without their titles, latest first. */
export async function bonusesOf(
  db: Database,
  { status, ...range }: BonusQuery,
  { limit, offset }: { limit: number; offset: number },
): Promise<Omit<Bonus, 'title'>[]> {
  const { memberId } = range;
  const { promotionId: id, amount: paid, changedAt: paidAt } = promotionEntries;
  // The page first, from an index alone: no bonus before it has its wagering looked up.
  const page = db
    .select({ promotionId: id, amount: paid, receivedAt: paidAt })
    .from(promotionEntries)
    .where(and(isPaid(range), hasStatus(db, status)))
    .orderBy(desc(paidAt), desc(id))
    .limit(limit)
    .offset(offset)
    .as('page');
  const rows = await db
    .select({ promotionId: page.promotionId, amount: page.amount, receivedAt: page.receivedAt, rollover: rollovers })
    .from(page)
    .leftJoin(rollovers, and(eq(rollovers.memberId, memberId), eq(rollovers.promotionId, page.promotionId)))
    .orderBy(desc(page.receivedAt), desc(page.promotionId));
  const balance = await balanceOf(db, memberId);
  return rows.map(({ rollover, ...bonus }) => ({
    ...bonus,
    required: rollover?.required ?? ZERO,
    staked: rollover?.done ?? ZERO,
    wagering: rollover ? rollover.required / rollover.held : 0,
    status: rollover ? STATUSES[rollover.status] : 'free',
    ...(rollover?.status === 'open' && { forfeits: rollover.held < balance ? rollover.held : balance }),
    ...(rollover?.closedAt != null && { closedAt: rollover.closedAt }),
  }));
}

function isPaid({ memberId, start, end }: BonusRange): SQL | undefined {
  const { memberId: owner, status, changedAt } = promotionEntries;
  return and(eq(owner, memberId), eq(status, 'CLAIMED'), gte(changedAt, start), lt(changedAt, end));
}

function hasStatus(db: Database, status: BonusQuery['status']): SQL | undefined {
  if (status === undefined) return undefined;
  const mine = eq(rollovers.memberId, promotionEntries.memberId);
  const held = db
    .select({ id: rollovers.id })
    .from(rollovers)
    .where(and(mine, eq(rollovers.promotionId, promotionEntries.promotionId), isOpen));
  return status === 'open' ? exists(held) : notExists(held);
}
