import { and, eq, gt, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import { hooksOf } from '#sandbox/hooks/hooks.ts';
import { accounts, entries } from '#sandbox/ledger/ledger-tables.ts';
import type { CareKind } from '#schemas/generated/platform.ts';
import { minorUnits } from '#schemas/money/minor-units.ts';
import { careSittings } from '../care-tables.ts';
import { type PeriodSpan, widest } from './period.ts';

export interface Usage {
  memberId: number;
  /** At least one. Each table is read once, over the widest range. */
  spans: readonly PeriodSpan[];
  now: number;
}

/** Minor units, or milliseconds of session time. Losses are below zero after a win. */
export type Used = Readonly<Record<CareKind, number>>;

/**
 * A member's usage of limits in each span; zero for other kinds than those asked for. With the member's account
 * locked, it is exact.
 */
export async function usedIn(db: Database, kinds: ReadonlySet<CareKind>, usage: Usage): Promise<Used[]> {
  const none = usage.spans.map(() => 0);
  // Unpaid orders count in every period: each may be credited in the running one.
  const unpaid = kinds.has('deposit') ? await hooksOf(db).count('unpaidDeposits', { db, ...usage }) : 0;
  const deposited = kinds.has('deposit') ? await depositedIn(db, usage) : none;
  const staked = kinds.has('stake') || kinds.has('loss') ? await stakedIn(db, usage) : [];
  const played = kinds.has('session') ? await playedMs(db, usage) : none;
  return none.map((_, index) => {
    const { staked: stake, won } = staked[index] ?? NOTHING_STAKED;
    const deposit = unpaid + (deposited[index] ?? 0);
    return { deposit, stake, loss: stake - won, session: played[index] ?? 0 };
  });
}

/**
 * Payments in, before fees, and what an agent sends, who may have been paid for it: a gross limit, in which no withdrawal makes room. UKGC, RTS 12B (wording from 30 September 2026):
 * gross deposit limits must be offered, over 24 hours, 7 days and one month, over fixed time frames.
 */
export async function depositedIn(db: Database, { memberId, spans }: Omit<Usage, 'now'>): Promise<number[]> {
  // Count the money that left the bank, which includes fees.
  const sums = spans.map((span, index) => [`${index}`, sumWithin(span, sql`-paid.amount`)] as const);
  const [row] = await db
    .select(Object.fromEntries(sums))
    .from(entries)
    .innerJoin(sql`${entries} as paid`, sql`paid.transaction_id = ${entries.transactionId}`)
    .innerJoin(sql`${accounts} as bank`, sql`bank.id = paid.account_id and bank.kind = 'bank'`)
    .where(and(isOfMember(memberId), isWithin(widest(spans)), eq(entries.kind, 'deposit')));
  const sent = await sentByAgents(db, { memberId, spans });
  return spans.map((_, index) => (row?.[`${index}`] ?? 0) + (sent[index] ?? 0));
}

async function sentByAgents(db: Database, { memberId, spans }: Omit<Usage, 'now'>): Promise<number[]> {
  const sums = spans.map((span, index) => [`${index}`, sumWithin(span, sql`${entries.amount}`)] as const);
  const isReceived = and(eq(entries.kind, 'downline'), gt(entries.amount, minorUnits(0)));
  const [row] = await db
    .select(Object.fromEntries(sums))
    .from(entries)
    .where(and(isOfMember(memberId), isWithin(widest(spans)), isReceived));
  return spans.map((_, index) => row?.[`${index}`] ?? 0);
}

export interface Staked {
  staked: number;
  won: number;
}

export const NOTHING_STAKED: Staked = Object.freeze({ staked: 0, won: 0 });

/** Stakes, and what came back of bets, over all wallets, in each span. Open bets count as lost. */
export async function stakedIn(db: Database, { memberId, spans }: Omit<Usage, 'now'>): Promise<Staked[]> {
  const isStake = sql`${entries.kind} = 'bet' and ${entries.amount} < 0`;
  const sums = spans.flatMap((span, index) => [
    [`staked ${index}`, sumWithin(span, sql`-${entries.amount}`, isStake)] as const,
    [`won ${index}`, sumWithin(span, sql`abs(${entries.amount})`, sql`not (${isStake})`)] as const,
  ]);
  const [row] = await db
    .select(Object.fromEntries(sums))
    .from(entries)
    .where(and(isOfMember(memberId), isWithin(widest(spans)), inArray(entries.kind, ['bet', 'win', 'refund'])));
  return spans.map((_, index) => ({ staked: row?.[`staked ${index}`] ?? 0, won: row?.[`won ${index}`] ?? 0 }));
}

/** Time per span in which the member was logged in and active. Overlapping sittings of two devices count once. */
async function playedMs(db: Database, { memberId, spans }: Omit<Usage, 'now'>): Promise<number[]> {
  const { start, end } = widest(spans);
  const sittings = await db
    .select({ start: careSittings.startedAt, end: careSittings.seenAt })
    .from(careSittings)
    .where(and(eq(careSittings.memberId, memberId), lt(careSittings.startedAt, end), gt(careSittings.seenAt, start)));
  return spans.map((span) => unionMs(sittings, span));
}

/** Entries of the main wallet and of those at vendors. */
function isOfMember(memberId: number): SQL {
  return sql`${entries.accountId} in (select id from ${accounts}
    where ${or(eq(accounts.memberId, memberId), eq(accounts.walletOf, memberId))})`;
}

function isWithin({ start, end }: PeriodSpan) {
  return and(gte(entries.createdAt, start), lt(entries.createdAt, end));
}

function sumWithin(span: PeriodSpan, amount: SQL, condition?: SQL): SQL<number> {
  return sql`coalesce(sum(${amount}) filter (where ${and(isWithin(span), condition)}), 0)`.mapWith(Number);
}

/** Total time within a span that is covered by at least one stretch. */
function unionMs(stretches: readonly PeriodSpan[], span: PeriodSpan): number {
  let total = 0;
  let counted = span.start;
  for (const { start, end } of stretches.toSorted((a, b) => a.start - b.start)) {
    const from = Math.max(start, counted);
    const to = Math.min(end, span.end);
    if (to <= from) continue;
    total += to - from;
    counted = to;
  }
  return total;
}
