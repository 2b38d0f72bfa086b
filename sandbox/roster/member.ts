import { eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { MemberType } from '#schemas/generated/platform.ts';
import type { Database } from '../database/database.ts';
import { members } from './member-tables.ts';
import { UNMATCHABLE_HASH } from './password.ts';

export type Member = typeof members.$inferSelect;

const MEMBER_TYPES: readonly MemberType[] = [0, 1, 2, 4, 41, 42];
export const AGENT_TYPES: readonly number[] = [1, 2, 41, 42];
/** Type of an agent below another one. */
export const AGENT_TYPE = 2;
const TRIAL_TYPE = 4;

export function isAgent({ type }: Pick<Member, 'type'>): boolean {
  return AGENT_TYPES.includes(type);
}

/** SQL condition for the account type of an agent. */
export function isAgentType(type: SQLWrapper): SQL {
  // Written into the SQL: with parameters a query could not use the partial index of agents.
  return sql`${type} in (${sql.raw(AGENT_TYPES.join(', '))})`;
}

export function isTrial({ type }: Pick<Member, 'type'>): boolean {
  return type === TRIAL_TYPE;
}

/** Whether the operator or an agent above has closed the account. */
export function isClosed({ isLocked, frozenBy }: Pick<Member, 'isLocked' | 'frozenBy'>): boolean {
  return isLocked || frozenBy !== null;
}

export function memberTypeOf({ type }: Pick<Member, 'type'>): MemberType {
  return MEMBER_TYPES.find((memberType) => memberType === type) ?? 0;
}

/** Whether the member has a password to log in with: a chosen one, or a temporary one. */
export function hasPassword({ passwordHash, temporaryHash }: Member): boolean {
  return passwordHash !== UNMATCHABLE_HASH || temporaryHash !== null;
}

/** Finds a member by account name, ignoring case. */
export async function memberByAccount(db: Database, account: string): Promise<Member | null> {
  const [member] = await db
    .select()
    .from(members)
    .where(eq(sql`lower(${members.account})`, account.toLowerCase()));
  return member ?? null;
}
