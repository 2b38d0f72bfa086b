import type { Database } from '../database/database.ts';
import type { Person } from '../hooks/domain.ts';
import { hooksOf } from '../hooks/hooks.ts';
import { memberAccount } from '../ledger/ledger-accounts.ts';
import type { Member } from '../roster/member.ts';
import { members } from '../roster/member-tables.ts';

type Given = 'account' | 'type' | 'passwordHash' | 'uplineId' | 'rate' | 'registeredAt';
type NewMember = Pick<typeof members.$inferSelect, Given> & Partial<typeof members.$inferInsert>;

/**
 * Stores a member with a ledger account and notifies the domains, which add the place in the tree and a welcome
 * message. Runs in a transaction that has locked the upline's line. @returns undefined if the name is taken @throws
 * Refusal account_refused for a person who is excluded or whose account is closed
 */
export async function insertMember(db: Database, member: NewMember): Promise<Member | undefined> {
  const hooks = hooksOf(db);
  await hooks.require('joining', { db, person: personOf(member), at: member.registeredAt });
  const [stored] = await db
    .insert(members)
    .values({
      nickname: member.account,
      vipLabel: 'Bronze',
      firstTimeLogin: true,
      passwordSetAt: member.registeredAt,
      details: {},
      ...member,
    })
    // The second of two simultaneous registrations of a name finds it taken.
    .onConflictDoNothing()
    .returning();
  if (!stored) return undefined;
  await memberAccount(db, stored.id);
  await hooks.tell('joined', { db, member: stored });
  return stored;
}

function personOf({ account, mobile, email, details }: NewMember): Person {
  const { mobileNum, payeeName: name, birthday } = details ?? {};
  return { account, mobile: mobile ?? mobileNum, email, name, birthday };
}
