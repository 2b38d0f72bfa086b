import { sql } from 'drizzle-orm';
import { lineage } from '../agent/team-tables.ts';
import { hadStop, hasStop } from '../care/stops/is-stopped.ts';
import type { Database } from '../database/database.ts';
import { BY_A_PERSON } from '../inbox/message-kinds.ts';
import { messages, sentMessages } from '../inbox/message-tables.ts';
import { isAgentType } from '../roster/member.ts';
import { members } from '../roster/member-tables.ts';
import { DAY_MS } from '../time.ts';

/** Members who look later get no old group messages, or an inbox would get slower every year. */
const KEPT_MS = 90 * DAY_MS;

/**
 * Delivers group messages of agents above to the members' inboxes, once each. Until then a message to a hundred
 * thousand members is a single row, so sending is instant. Members who have stopped get none of the messages sent
 * during that time.
 */
export async function deliverTo(db: Database, memberIds: readonly number[], now: number): Promise<void> {
  if (memberIds.length === 0) return;
  const ids = sql.join(
    memberIds.map((id) => sql`${id}`),
    sql`, `,
  );
  const isMeant = sql`case ${sentMessages.sentTo}
    when 'downlines' then ${lineage.memberId} = any(${sentMessages.recipientIds})
    when 'directs' then ${lineage.level} = 1
    when 'level' then ${lineage.level} = ${sentMessages.level}
    when 'agents' then ${isAgentType(members.type)}
    else true end`;
  await db.execute(sql`insert into ${messages} (member_id, kind, about, created_at, sent_id)
    select ${lineage.memberId}, ${BY_A_PERSON}::text, '', ${sentMessages.createdAt}, ${sentMessages.id}
      from ${lineage} join ${members} on ${members.id} = ${lineage.memberId}
      join ${sentMessages} on ${sentMessages.senderId} = ${lineage.ancestorId} and ${sentMessages.recipientId} is null
        and ${sentMessages.createdAt} >= greatest(${now - KEPT_MS}::bigint, ${members.registeredAt})
      where ${lineage.memberId} in (${ids}) and ${isMeant} and not ${hasStop(lineage.memberId, now)}
        and not ${hadStop(lineage.memberId, sentMessages.createdAt)} and not exists (
        select from ${messages} where ${messages.memberId} = ${lineage.memberId} and ${messages.sentId} = ${sentMessages.id})
      order by ${sentMessages.id}
    on conflict (member_id, sent_id) where sent_id is not null do nothing`);
}
