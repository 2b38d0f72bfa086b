import { bigint, boolean, integer, jsonb, pgSchema, primaryKey, text } from 'drizzle-orm/pg-core';
import type { PersonalInfo } from '#schemas/generated/platform.ts';

// Times are epoch milliseconds and money is minor units: both are whole numbers below 2^53.
const whole = (name: string) => bigint(name, { mode: 'number' });

export const sandboxSchema = pgSchema('sandbox');

/** What the database was prepared for; one row. */
export const settings = sandboxSchema.table('settings', {
  id: integer('id').primaryKey(),
  /** Which tables these are: `tablesVersion`. */
  version: text('version').notNull(),
  currency: text('currency').notNull(),
  seededAt: whole('seeded_at').notNull(),
});

export const members = sandboxSchema.table('members', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  account: text('account').notNull(),
  nickname: text('nickname').notNull(),
  type: integer('type').notNull(),
  passwordHash: text('password_hash').notNull(),
  vipLabel: text('vip_label').notNull(),
  language: text('language'),
  unreadMessages: integer('unread_messages').notNull(),
  firstTimeLogin: boolean('first_time_login').notNull(),
  passwordSetAt: whole('password_set_at').notNull(),
  uplineId: integer('upline_id'),
  affiliateCode: text('affiliate_code'),
  /** Commission in hundredths of a per cent of turnover. */
  rate: integer('rate').notNull(),
  details: jsonb('details').$type<Record<string, string>>().notNull(),
  registeredAt: whole('registered_at').notNull(),
  /** E.164. Only a number that a code or the operator has proven to be the member's. */
  mobile: text('mobile'),
  email: text('email'),
  /** Of the password that was sent to who forgot the own one, and until when it is good. */
  temporaryHash: text('temporary_hash'),
  temporaryUntil: whole('temporary_until'),
});

export const sessions = sandboxSchema.table('sessions', {
  tokenHash: text('token_hash').primaryKey(),
  memberId: integer('member_id').notNull(),
  expiresAt: whole('expires_at').notNull(),
  /** The account has logged in somewhere else since. */
  replaced: boolean('replaced').notNull(),
});

/** A question that a member has to answer after each log-in. */
export const securityQuestions = sandboxSchema.table('security_questions', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  memberId: integer('member_id').notNull(),
  question: text('question').notNull(),
  /** Of the answer in small letters. */
  answerHash: text('answer_hash').notNull(),
});

export const loginAttempts = sandboxSchema.table('login_attempts', {
  visitor: text('visitor').primaryKey(),
  failures: integer('failures').notNull(),
  lastAt: whole('last_at').notNull(),
});

export const captchas = sandboxSchema.table('captchas', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  address: text('address').notNull(),
  answer: text('answer').notNull(),
  expiresAt: whole('expires_at').notNull(),
});

/** Codes that were sent, and how often: a row stays until no count needs it. */
export const smsCodes = sandboxSchema.table('sms_codes', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  purpose: text('purpose', { enum: ['member', 'registration'] }).notNull(),
  /** E.164. */
  mobile: text('mobile').notNull(),
  code: text('code').notNull(),
  wrongTries: integer('wrong_tries').notNull(),
  sentAt: whole('sent_at').notNull(),
  expiresAt: whole('expires_at').notNull(),
});

/** Proofs of the bot check that have been used. */
export const botProofs = sandboxSchema.table('bot_proofs', {
  mark: text('mark').primaryKey(),
  expiresAt: whole('expires_at').notNull(),
});

/** Accounts of other companies that open a session of a member. */
export const identities = sandboxSchema.table(
  'identities',
  {
    provider: text('provider').notNull(),
    subject: text('subject').notNull(),
    memberId: integer('member_id').notNull(),
  },
  ({ provider, subject }) => [primaryKey({ columns: [provider, subject] })],
);

export const accounts = sandboxSchema.table('accounts', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  kind: text('kind', { enum: ['member', 'house', 'bank'] }).notNull(),
  memberId: integer('member_id'),
  balance: whole('balance').notNull(),
});

export const transactions = sandboxSchema.table('transactions', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  kind: text('kind', { enum: ['deposit', 'trial', 'bet', 'points', 'win', 'refund', 'bonus', 'mission'] }).notNull(),
  idempotencyKey: text('idempotency_key').notNull(),
  /** What the key was first used for; the same key for something else is refused. */
  fingerprint: text('fingerprint').notNull(),
  createdAt: whole('created_at').notNull(),
});

export const entries = sandboxSchema.table('entries', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  transactionId: integer('transaction_id').notNull(),
  accountId: integer('account_id').notNull(),
  amount: whole('amount').notNull(),
});

export const gameSessions = sandboxSchema.table('game_sessions', {
  tokenHash: text('token_hash').primaryKey(),
  memberId: integer('member_id').notNull(),
  nodeId: integer('node_id').notNull(),
  expiresAt: whole('expires_at').notNull(),
});

export const bets = sandboxSchema.table('bets', {
  transactionId: integer('transaction_id').primaryKey(),
  memberId: integer('member_id').notNull(),
  nodeId: integer('node_id').notNull(),
  stake: whole('stake').notNull(),
  win: whole('win').notNull(),
  balanceAfter: whole('balance_after').notNull(),
  createdAt: whole('created_at').notNull(),
});

export const favorites = sandboxSchema.table(
  'favorites',
  {
    memberId: integer('member_id').notNull(),
    nodeId: integer('node_id').notNull(),
    createdAt: whole('created_at').notNull(),
  },
  ({ memberId, nodeId }) => [primaryKey({ columns: [memberId, nodeId] })],
);

export const recentGames = sandboxSchema.table(
  'recent_games',
  {
    memberId: integer('member_id').notNull(),
    nodeId: integer('node_id').notNull(),
    playedAt: whole('played_at').notNull(),
  },
  ({ memberId, nodeId }) => [primaryKey({ columns: [memberId, nodeId] })],
);

/** Identity verifications; a member without a row has not begun one. */
export const verifications = sandboxSchema.table('verifications', {
  memberId: integer('member_id').primaryKey(),
  status: text('status', { enum: ['N', 'P', 'A', 'R'] }).notNull(),
  info: jsonb('info').$type<PersonalInfo>(),
});

export const idImages = sandboxSchema.table(
  'id_images',
  {
    memberId: integer('member_id').notNull(),
    side: text('side', { enum: ['idCardFront', 'idCardBack', 'idCardSelfie'] }).notNull(),
    /** A data URL. */
    content: text('content').notNull(),
  },
  ({ memberId, side }) => [primaryKey({ columns: [memberId, side] })],
);

/** Draws that did not take place when they were due: drawn early, or cancelled. All others follow from the clock. */
export const lotteryDraws = sandboxSchema.table(
  'lottery_draws',
  {
    gameCode: text('game_code').notNull(),
    issue: text('issue').notNull(),
    dueAt: whole('due_at').notNull(),
    status: text('status', { enum: ['opened', 'cancelled'] }).notNull(),
    openedAt: whole('opened_at').notNull(),
  },
  ({ gameCode, issue }) => [primaryKey({ columns: [gameCode, issue] })],
);

export const lotteryBets = sandboxSchema.table('lottery_bets', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  /** Idempotency key of the slip that it was a line of. */
  ticket: text('ticket').notNull(),
  memberId: integer('member_id').notNull(),
  /** Of the stake. */
  transactionId: integer('transaction_id').notNull(),
  gameCode: text('game_code').notNull(),
  issue: text('issue').notNull(),
  dueAt: whole('due_at').notNull(),
  kind: text('kind').notNull(),
  selection: jsonb('selection').$type<string[]>().notNull(),
  stake: whole('stake').notNull(),
  /** Odds of each tier, in hundredths, as they were when the bet was placed. */
  odds: jsonb('odds').$type<number[]>().notNull(),
  status: text('status', { enum: ['open', 'won', 'lost', 'refunded'] }).notNull(),
  win: whole('win').notNull(),
  placedAt: whole('placed_at').notNull(),
});

export const outbox = sandboxSchema.table('outbox', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  kind: text('kind', { enum: ['sms', 'email'] }).notNull(),
  recipient: text('recipient').notNull(),
  subject: text('subject').notNull(),
  body: text('body').notNull(),
  createdAt: whole('created_at').notNull(),
});
