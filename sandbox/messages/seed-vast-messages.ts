import { sql } from 'drizzle-orm';
import type { Heard } from '../hooks/domain.ts';
import { sentMessages } from '../inbox/message-tables.ts';
import { members } from '../roster/member-tables.ts';
import { DAY_MS } from '../time.ts';

/** Number of days on each of which every agent has sent a message. */
const DAYS = 20;

/** Gives an agent and its downlines after an id messages to all of their direct downlines. */
export async function seedVastMessages({
  db,
  platform,
  agentId,
  first,
  downlines,
}: Heard['vastTeamSeeded']): Promise<void> {
  await db.execute(sql`insert into ${sentMessages} (sender_id, sent_to, subject, text, people, created_at, idempotency_key)
    select m.id, 'directs', 'Week ' || n, 'Thank you for your work.', m.directs, ${platform.now()}::bigint - n * ${DAY_MS}::bigint,
      'vast-messages:' || n
    from ${members} m, generate_series(${DAYS}::integer, 1, -1) n
    where m.id = ${agentId} or m.id between ${first + 1} and ${first + downlines}`);
}
