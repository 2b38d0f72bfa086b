import { and, eq, gt, isNull } from 'drizzle-orm';
import type { NewMessage } from '#schemas/generated/platform.ts';
import { hasVisibleText } from '#schemas/writing/has-visible-text.ts';
import { isStopped } from '../care/stops/is-stopped.ts';
import type { Database } from '../database/database.ts';
import { BY_A_PERSON } from '../inbox/message-kinds.ts';
import { messages, sentMessages } from '../inbox/message-tables.ts';
import { requireCallsLeft } from '../limits/limits.ts';
import type { Platform } from '../platform.ts';
import { Refusal } from '../refusal.ts';
import type { Member } from '../roster/member.ts';
import { members } from '../roster/member-tables.ts';
import { requireOpenAccount } from '../session/session.ts';
import { countCharacters } from '../support/count-text.ts';
import { requireLength } from '../support/require-length.ts';
import { DAY_MS, HOUR_MS } from '../time.ts';
import { cleanLine, cleanText } from './clean-text.ts';
import { countPeople, type Recipients, recipientsOf } from './recipients.ts';
import { type SentRow, sentById } from './sent-messages.ts';

const LONGEST_SUBJECT = 100;
const LONGEST_TEXT = 1000;
const MOST_IN_AN_HOUR = 30;
const MOST_TO_MANY_IN_A_DAY = 10;

/** A message to send, without its time and key. */
interface Written extends Recipients {
  senderId: number;
  subject: string;
  text: string;
}

/**
 * Sends a message once per idempotency key. Members of a group, and several accounts, find it when they look: see `deliverTo`.
 * @throws Refusal invalid_field, not_found, no_upline, downline_closed, no_recipients, message_sent, too_many_requests, account_frozen,
 * account_locked or idempotency_conflict
 */
export async function sendMessage(platform: Platform, caller: Member, request: NewMessage): Promise<SentRow> {
  const [subject, text] = [cleanLine(request.subject), cleanText(request.text)];
  requireLength(lengthOf(subject), 1, LONGEST_SUBJECT, 'subject');
  requireLength(lengthOf(text), 1, LONGEST_TEXT, 'text');
  return platform.db.transaction(async (tx) => {
    const sender = await lockedSender(tx, caller);
    const written = { senderId: sender.id, ...(await recipientsOf(tx, sender, request.to)), subject, text };
    const earlier = await earlierMessage(tx, written, request.idempotencyKey);
    if (earlier) return earlier;
    await requireReachable(tx, written, platform.now());
    await requireUnsent(tx, written, request.lastSent);
    const people = await countPeople(tx, sender, written);
    await requireRoom({ ...platform, db: tx }, written);
    return store(tx, { ...written, people, createdAt: platform.now(), idempotencyKey: request.idempotencyKey });
  });
}

/** Length in characters; zero if the text shows nothing. */
function lengthOf(text: string): number {
  return hasVisibleText(text) ? countCharacters(text) : 0;
}

/** Calls of an agent wait for each other here, and for a freeze that is under way. */
async function lockedSender(db: Database, { id }: Member): Promise<Member> {
  const [sender] = await db.select().from(members).where(eq(members.id, id)).for('no key update');
  if (!sender) throw new Error(`Member ${id} is not stored.`);
  requireOpenAccount(sender);
  return sender;
}

/** The message that the same call has sent before. */
async function earlierMessage(db: Database, written: Written, idempotencyKey: string): Promise<SentRow | undefined> {
  const { senderId } = written;
  const mine = and(eq(sentMessages.senderId, senderId), eq(sentMessages.idempotencyKey, idempotencyKey));
  const [sent] = await db.select({ id: sentMessages.id }).from(sentMessages).where(mine);
  if (!sent) return undefined;
  const [same] = await db
    .select({ id: sentMessages.id })
    .from(sentMessages)
    .where(and(mine, isSame(written)));
  if (same) return sentById(db, senderId, same.id);
  throw new Refusal(409, 'idempotency_conflict', 'This idempotency key was used for another message.');
}

/** A closed account gets no messages, whatever closed it: an agent does not learn who has stopped to play. */
async function requireReachable(db: Database, { recipientId, sentTo }: Written, now: number): Promise<void> {
  if (recipientId === null || !(await isStopped(db, recipientId, now))) return;
  if (sentTo === 'upline') throw new Refusal(409, 'no_upline', 'The upline cannot be written to.');
  throw new Refusal(409, 'downline_closed', 'The downline is closed and gets no messages.');
}

/** Refuses a message if another was sent since this page learned which was the last. */
async function requireUnsent(db: Database, written: Written, last: number): Promise<void> {
  const [same] = await db
    .select({ id: sentMessages.id })
    .from(sentMessages)
    .where(and(gt(sentMessages.id, last), isSame(written)));
  if (same) throw new Refusal(409, 'message_sent', 'You have just sent the same message to the same people.');
}

function isSame({ senderId, sentTo, recipientId, recipientIds, level, subject, text }: Written) {
  return and(
    eq(sentMessages.senderId, senderId),
    eq(sentMessages.sentTo, sentTo),
    recipientId === null ? isNull(sentMessages.recipientId) : eq(sentMessages.recipientId, recipientId),
    recipientIds === null ? isNull(sentMessages.recipientIds) : eq(sentMessages.recipientIds, recipientIds),
    level === null ? isNull(sentMessages.level) : eq(sentMessages.level, level),
    eq(sentMessages.subject, subject),
    eq(sentMessages.text, text),
  );
}

/** Counts in the transaction, so that failed messages use up nothing. */
async function requireRoom(platform: Platform, { senderId, recipientId }: Written): Promise<void> {
  const limit = { name: `messages sent by ${senderId}`, most: MOST_IN_AN_HOUR, withinMs: HOUR_MS };
  await requireCallsLeft(platform, limit, 'Too many messages. Try again later.');
  if (recipientId !== null) return;
  const toMany = { name: `messages to groups by ${senderId}`, most: MOST_TO_MANY_IN_A_DAY, withinMs: DAY_MS };
  await requireCallsLeft(platform, toMany, 'Too many messages to groups. Try again tomorrow.');
}

async function store(db: Database, row: typeof sentMessages.$inferInsert): Promise<SentRow> {
  const [kept] = await db.insert(sentMessages).values(row).returning({ id: sentMessages.id });
  const stored = kept && (await sentById(db, row.senderId, kept.id));
  if (!stored) throw new Error('The database did not return the stored message.');
  const { id: sentId, recipientId: memberId, createdAt } = stored;
  if (memberId !== null)
    await db.insert(messages).values({ memberId, kind: BY_A_PERSON, about: '', createdAt, sentId });
  return stored;
}
