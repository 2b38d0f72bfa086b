import { sql } from 'drizzle-orm';
import { insertInParts } from '../database/insert-in-parts.ts';
import type { Seeding, Seeds } from '../hooks/seeds.ts';
import { accounts, entries, transactions } from '../ledger/ledger-tables.ts';
import { members, verifications } from '../roster/member-tables.ts';
import { UNMATCHABLE_HASH } from '../roster/password.ts';
import { SEED_PASSWORD } from '../seed-plan/people.ts';
import { seededInfo } from '../seed-plan/personal-info.ts';
import type { PlannedMember } from '../seed-plan/planned-member.ts';
import { DAY_MS, HOUR_MS } from '../time.ts';
import { accountRows, bookedEntries, transactionRow } from './ledger-rows.ts';

/** Members and the ledger. */
export const kernelSeeds: Seeds = {
  write,
  numbered: [members, accounts, transactions],
  times: [
    ...[members.registeredAt, members.passwordSetAt, members.lastLogInAt],
    ...[transactions.createdAt, entries.createdAt, accounts.movedAt],
  ],
  money: [accounts.balance, entries.amount, entries.balance],
};

async function write({ db, plan, day, hashOf }: Seeding): Promise<void> {
  const passwordOf = ({ identity, password = SEED_PASSWORD }: PlannedMember) =>
    identity ? UNMATCHABLE_HASH : hashOf(password);
  await db.insert(members).values(plan.members.map((member) => memberRow(member, passwordOf(member), day)));
  await db.insert(accounts).values(accountRows(plan));
  // Seeded members are verified; new members still have to be.
  await db
    .insert(verifications)
    .values(plan.members.map(({ id }) => ({ memberId: id, status: 'A' as const, info: seededInfo(id) })));
  const rows = plan.transactions.map((planned, index) => transactionRow(planned, index, day));
  await insertInParts(db, transactions, rows);
  await insertInParts(db, entries, bookedEntries(plan, day));
  await db.update(accounts).set({
    balance: sql`(select coalesce(sum(amount), 0) from sandbox.entries where account_id = ${accounts.id})`,
    movedAt: sql`(select coalesce(max(created_at), 0) from sandbox.entries where account_id = ${accounts.id})`,
  });
}

function memberRow(member: PlannedMember, passwordHash: string, day: number): typeof members.$inferInsert {
  const { id, account, nickname, type, vipLabel, rate, uplineId, registered } = member;
  const { affiliateCode = null, mobile = null, email = null, frozenById: frozenBy, lastLogIn } = member;
  const common = {
    id,
    account,
    nickname,
    type,
    vipLabel,
    rate,
    uplineId,
    affiliateCode,
    mobile,
    email,
    frozenBy,
    lastLogInAt: lastLogIn ? day - lastLogIn.hours * HOUR_MS : null,
    lastLogInPlace: lastLogIn?.place ?? null,
  };
  const registeredAt = day + registered;
  const { isNew = false, passwordDays } = member;
  const passwordSetAt = passwordDays === undefined ? registeredAt : day - passwordDays * DAY_MS;
  return { ...common, passwordHash, passwordSetAt, firstTimeLogin: isNew, details: {}, registeredAt };
}
