import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { Refusal } from '../refusal.ts';
import { type Member, memberByAccount } from '../roster/member.ts';
import { members } from '../roster/member-tables.ts';
import { levelBelow } from './lineage.ts';
import { lineage } from './team-tables.ts';

export interface TeamAccount {
  member: Member;
  /** Levels below the agent: 1 for a direct downline. */
  level: number;
}

/** A downline of an agent by its account. @throws Refusal not_found for everyone else, the agent too */
export async function teamAccount(db: Database, agent: Member, account: string): Promise<TeamAccount> {
  const member = await memberByAccount(db, account);
  const level = member && (await levelBelow(db, agent.id, member.id));
  if (!member || level === undefined) throw notFound(account);
  return { member, level: level ?? 0 };
}

/**
 * A direct downline, for actions that only an account's own upline may take. @throws Refusal not_found or
 * not_direct_downline
 */
export async function directDownline(db: Database, agent: Member, account: string): Promise<Member> {
  const target = await teamAccount(db, agent, account);
  requireDirect([target]);
  return target.member;
}

/**
 * Downlines of an agent, in the order of their accounts in the call, locked together with the agent's own row.
 * @throws Refusal not_found if any of them is not in the team
 */
export async function lockedTeam(db: Database, agent: Member, accounts: readonly string[]) {
  const places = await placesOf(db, agent, accounts);
  const rows = await lockedMembers(db, [agent.id, ...places.map(({ id }) => id)]);
  return { agent: rows.get(agent.id) ?? agent, team: teamAt(places, rows) };
}

/** Downlines of an agent without locks, for reading. @throws Refusal not_found */
export async function teamOf(db: Database, agent: Member, accounts: readonly string[]): Promise<TeamAccount[]> {
  const places = await placesOf(db, agent, accounts);
  const ids = places.map(({ id }) => id);
  const rows = await db.select().from(members).where(inArray(members.id, ids));
  return teamAt(places, new Map(rows.map((row) => [row.id, row])));
}

interface Place {
  /** The account in lower case. */
  name: string;
  id: number;
  level: number;
}

/** The level of each account below an agent; accounts outside the team have id 0. */
async function placesOf(db: Database, agent: Member, accounts: readonly string[]): Promise<Place[]> {
  const names = [...new Set(accounts.map((account) => account.toLowerCase()))];
  const rows = await db
    .select({ id: lineage.memberId, level: lineage.level, name: lineage.account })
    .from(lineage)
    .where(and(eq(lineage.ancestorId, agent.id), inArray(lineage.account, names)));
  const places = new Map(rows.map((row) => [row.name, row]));
  return names.map((name) => places.get(name) ?? { name, id: 0, level: 0 });
}

function teamAt(places: readonly Place[], rows: ReadonlyMap<number, Member>): TeamAccount[] {
  return places.map(({ name, id, level }) => {
    const member = rows.get(id);
    if (!member) throw notFound(name);
    return { member, level };
  });
}

/** @throws Refusal not_direct_downline when one of them is further below */
export function requireDirect(team: readonly TeamAccount[]): void {
  const further = team.find(({ level }) => level !== 1);
  if (!further) return;
  throw new Refusal(403, 'not_direct_downline', `${further.member.account} is not one of your direct downlines.`);
}

/** Locked in the order of ids, so that calls with the same accounts do not deadlock. */
async function lockedMembers(db: Database, ids: number[]): Promise<Map<number, Member>> {
  const rows = await db
    .select()
    .from(members)
    .where(inArray(members.id, ids))
    .orderBy(asc(members.id))
    .for('no key update');
  return new Map(rows.map((row) => [row.id, row]));
}

function notFound(account: string): Refusal {
  return new Refusal(404, 'not_found', `Your team has no account "${account}".`);
}
