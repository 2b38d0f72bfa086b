import { and, eq, ne } from 'drizzle-orm';
import type { MinorUnits } from '#schemas/money/minor-units.ts';
import type { Database } from '../database/database.ts';
import { settings } from '../database/settings-tables.ts';
import { idOfMemberAccount } from '../ledger/ledger-accounts.ts';
import { entries } from '../ledger/ledger-tables.ts';
import { dayIn } from '../merchants/days.ts';
import { zoneOf } from '../merchants/merchant-zone.ts';
import type { Member } from '../roster/member.ts';
import { addToTeamDays } from './team-days.ts';

interface Flow {
  memberId: number;
  /** The ledger transaction, with its entries already booked. */
  transactionId: number;
}

/** Counts a booked deposit for everyone whose team the member is in. Runs in the transaction that books it. */
export async function countDeposit(db: Database, flow: Flow, deposits: MinorUnits): Promise<void> {
  const earlier = await db
    .select({ id: entries.id })
    .from(entries)
    .where(
      and(
        ...[eq(entries.accountId, idOfMemberAccount(flow.memberId)), eq(entries.kind, 'deposit')],
        ne(entries.transactionId, flow.transactionId),
      ),
    )
    .limit(1);
  await countFlow(db, flow, { deposits, firstDeposits: earlier.length === 0 ? 1 : 0 });
}

/** Counts a booked withdrawal likewise. @param withdrawals negative for a returned one */
export function countWithdrawal(db: Database, flow: Flow, withdrawals: MinorUnits): Promise<void> {
  return countFlow(db, flow, { withdrawals });
}

/** Counts a new account for everyone above it. Runs in the transaction that puts it in its place. */
export function countRegistration(
  db: Database,
  { id, registeredAt }: Pick<Member, 'id' | 'registeredAt'>,
): Promise<void> {
  return count(db, { memberId: id, at: registeredAt }, { registrations: 1 });
}

type Sums = Partial<Record<'deposits' | 'firstDeposits' | 'withdrawals' | 'registrations', number>>;

/** The day is the entry's: the ledger gives one that waited the time of the entry before it. */
async function countFlow(db: Database, { memberId, transactionId }: Flow, sums: Sums): Promise<void> {
  const [booked] = await db
    .select({ at: entries.createdAt })
    .from(entries)
    .where(and(eq(entries.transactionId, transactionId), eq(entries.accountId, idOfMemberAccount(memberId))));
  if (!booked) throw new Error(`The transaction ${transactionId} has no entry of the member ${memberId}.`);
  await count(db, { memberId, at: booked.at }, sums);
}

async function count(db: Database, { memberId, at }: { memberId: number; at: number }, sums: Sums): Promise<void> {
  const [{ currency = '' } = {}] = await db.select({ currency: settings.currency }).from(settings);
  await addToTeamDays(db, { memberId, day: dayIn(at, zoneOf(currency)), ...sums });
}
