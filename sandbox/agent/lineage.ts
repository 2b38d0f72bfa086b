import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import type { Member } from '../roster/member.ts';
import { members } from '../roster/member-tables.ts';
import { countRegistration } from './count-flow.ts';
import { lineage } from './team-tables.ts';

/**
 * Locks an agent and everyone above, in the order of ids: what changes a line waits for each other change of it, and none
 * deadlocks. @returns the agent as locked
 */
export async function lockedLine(db: Database, agentId: number): Promise<Member> {
  const above = db.select({ id: lineage.ancestorId }).from(lineage).where(eq(lineage.memberId, agentId));
  const line = await db
    .select()
    .from(members)
    .where(or(eq(members.id, agentId), inArray(members.id, above)))
    .orderBy(asc(members.id))
    .for('no key update');
  const agent = line.find(({ id }) => id === agentId);
  if (!agent) throw new Error(`Member ${agentId} is not stored.`);
  return agent;
}

/** Puts a stored member below its upline. Runs in the transaction that stores the member, with the line locked. */
export async function joinLine(db: Database, member: Member): Promise<void> {
  const { id, uplineId, account } = member;
  if (uplineId === null) return;
  const name = account.toLowerCase();
  await db.execute(sql`insert into ${lineage} (member_id, ancestor_id, level, account)
    select ${id}::integer, ${lineage.ancestorId}, ${lineage.level} + 1, ${name}::text
      from ${lineage} where ${eq(lineage.memberId, uplineId)}
    union all select ${id}::integer, ${uplineId}::integer, 1, ${name}::text`);
  const above = db.select({ id: lineage.ancestorId }).from(lineage).where(eq(lineage.memberId, id));
  await db
    .update(members)
    .set({
      below: sql`${members.below} + 1`,
      directs: sql`${members.directs} + (${eq(members.id, uplineId)})::integer`,
    })
    .where(inArray(members.id, above));
  await countRegistration(db, member);
}

/** Derives the lines of all members from an id on, which were inserted in bulk, and counts every team. */
export async function fillLineage(db: Database, firstId = 0): Promise<void> {
  await db.execute(sql`insert into ${lineage} (member_id, ancestor_id, level, account)
    with recursive line (member_id, ancestor_id, level, account) as (
      select ${members.id}, ${members.uplineId}, 1, lower(${members.account}) from ${members}
        where ${members.uplineId} is not null and ${members.id} >= ${firstId}
      union all
      select line.member_id, ${members.uplineId}, line.level + 1, line.account from line
        join ${members} on ${members.id} = line.ancestor_id where ${members.uplineId} is not null)
    select * from line`);
  await db.execute(sql`update ${members} set below = teams.below, directs = teams.directs from (
      select ancestor_id, count(*) as below, count(*) filter (where level = 1) as directs
        from ${lineage} group by ancestor_id) teams
    where ${members.id} = teams.ancestor_id`);
}

/** Levels between a member and an agent above; undefined for the agent itself and for accounts outside the team. */
export async function levelBelow(db: Database, agentId: number, memberId: number): Promise<number | undefined> {
  const [line] = await db
    .select({ level: lineage.level })
    .from(lineage)
    .where(and(eq(lineage.memberId, memberId), eq(lineage.ancestorId, agentId)));
  return line?.level;
}
