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
    /** Hash of the session that it began, which may have ended; null after a wrong password. */
    sessionHash: text('session_hash'),
  },
  ({ memberId }) => [index('log_ins_member').on(memberId)],
);
