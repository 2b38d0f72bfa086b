import { boolean, index, integer, jsonb, text } from 'drizzle-orm/pg-core';
import { countedId, sandboxSchema, whole } from '../database/sandbox-schema.ts';
import { members } from '../roster/member-tables.ts';

/** Passkeys that log members in. */
export const passkeys = sandboxSchema.table(
  'passkeys',
  {
    id: countedId(),
    memberId: integer('member_id')
      .notNull()
      .references(() => members.id),
    /** The authenticator's id for it, base64url. */
    credentialId: text('credential_id').notNull().unique(),
    /** Names the member to authenticators: random, the same for all passkeys of a member. */
    userHandle: text('user_handle').notNull(),
    /** The domain that it belongs to. */
    rpId: text('rp_id').notNull(),
    /** COSE key, base64url. */
    publicKey: text('public_key').notNull(),
    /** Signatures so far, as the authenticator counts them; synced passkeys stay at 0. */
    counter: whole('counter').notNull(),
    transports: jsonb('transports').$type<string[]>().notNull(),
    /** A password manager keeps it for other devices too. */
    isSynced: boolean('is_synced').notNull(),
    confirmsWithdrawals: boolean('confirms_withdrawals').notNull(),
    name: text('name').notNull(),
    createdAt: whole('created_at').notNull(),
    lastUsedAt: whole('last_used_at'),
  },
  ({ memberId }) => [index('passkeys_member').on(memberId)],
);

/** Challenges without an answer. Any answer, right or wrong, deletes its challenge. */
export const passkeyChallenges = sandboxSchema.table('passkey_challenges', {
  challenge: text('challenge').primaryKey(),
  purpose: text('purpose', { enum: ['log-in', 'add', 'withdrawal'] }).notNull(),
  /** Hash of the session's token that asked; empty for a log-in. */
  sessionHash: text('session_hash').notNull(),
  /** Facts that the answer confirms, such as the amount; compared as a whole. */
  about: text('about').notNull(),
  rpId: text('rp_id').notNull(),
  origin: text('origin').notNull(),
  expiresAt: whole('expires_at').notNull(),
});
