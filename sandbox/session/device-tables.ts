import { index, integer, text } from 'drizzle-orm/pg-core';
import { sandboxSchema, whole } from '../database/sandbox-schema.ts';
import { members } from '../roster/member-tables.ts';

/** Browsers in which a member chose to be remembered. Deleting one ends its sessions and voids its tokens. */
export const devices = sandboxSchema.table(
  'devices',
  {
    id: text('id').primaryKey(),
    memberId: integer('member_id')
      .notNull()
      .references(() => members.id),
    browser: text('browser').notNull(),
    system: text('system').notNull(),
    /** Time of the log-in with a password, a code or another company's account. */
    provenAt: whole('proven_at').notNull(),
    lastUsedAt: whole('last_used_at').notNull(),
    expiresAt: whole('expires_at').notNull(),
  },
  ({ memberId }) => [index('devices_member').on(memberId)],
);

/** The tokens that a device has had; all but the last are used up. */
export const deviceTokens = sandboxSchema.table('device_tokens', {
  tokenHash: text('token_hash').primaryKey(),
  deviceId: text('device_id')
    .notNull()
    .references(() => devices.id, { onDelete: 'cascade' }),
  /** Null until another token has replaced it. */
  usedAt: whole('used_at'),
});

export type Device = typeof devices.$inferSelect;
