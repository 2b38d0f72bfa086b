import { index, integer, text } from 'drizzle-orm/pg-core';
import { countedId, sandboxSchema, whole } from '../database/sandbox-schema.ts';
import { members } from '../roster/member-tables.ts';

/** The last log-ins to each account, and the attempts with a wrong password. */
export const logIns = sandboxSchema.table(
  'log_ins',
  {
    id: countedId(),
    memberId: integer('member_id')
      .notNull()
      .references(() => members.id),
    at: whole('at').notNull(),
    browser: text('browser').notNull(),
    system: text('system').notNull(),
    address: text('address').notNull(),
    /** Of the session that began with it; null after a wrong password. The session may be over. */
    sessionHash: text('session_hash'),
  },
  ({ memberId }) => [index('log_ins_member').on(memberId)],
);
