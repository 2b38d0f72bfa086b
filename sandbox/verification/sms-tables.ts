import { index, integer, text } from 'drizzle-orm/pg-core';
import { countedId, sandboxSchema, whole } from '../database/sandbox-schema.ts';

/** Sent codes; rows stay until they no longer count towards a limit. */
export const smsCodes = sandboxSchema.table(
  'sms_codes',
  {
    id: countedId(),
    purpose: text('purpose', { enum: ['member', 'registration'] }).notNull(),
    /** E.164. */
    mobile: text('mobile').notNull(),
    code: text('code').notNull(),
    wrongTries: integer('wrong_tries').notNull(),
    sentAt: whole('sent_at').notNull(),
    expiresAt: whole('expires_at').notNull(),
  },
  ({ mobile }) => [index('sms_codes_mobile').on(mobile)],
);
