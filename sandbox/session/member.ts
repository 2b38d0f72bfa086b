import { eq, sql } from 'drizzle-orm';
import type { MemberType } from '#schemas/generated/platform.ts';
import type { Database } from '../database/database.ts';
import { members } from '../member/member-tables.ts';

export type Member = typeof members.$inferSelect;

const memberTypes: readonly MemberType[] = [0, 1, 2, 4, 41, 42];
const agentTypes: readonly number[] = [1, 2, 41, 42];
const trialType = 4;

export function isAgent({ type }: Pick<Member, 'type'>): boolean {
  return agentTypes.includes(type);
}

export function isTrial({ type }: Pick<Member, 'type'>): boolean {
  return type === trialType;
}

export function memberTypeOf({ type }: Pick<Member, 'type'>): MemberType {
  return memberTypes.find((known) => known === type) ?? 0;
}

/** Accounts are told apart without regard to case. */
export async function memberByAccount(db: Database, account: string): Promise<Member | null> {
  const [member] = await db
    .select()
    .from(members)
    .where(eq(sql`lower(${members.account})`, account.toLowerCase()));
  return member ?? null;
}
