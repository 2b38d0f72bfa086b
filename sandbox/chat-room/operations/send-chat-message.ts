import { and, asc, eq, gt } from 'drizzle-orm';
import { masked } from '#sandbox/member/masked.ts';
import type { Platform } from '#sandbox/platform.ts';
import { type Handler, loggedIn } from '#sandbox/server/call.ts';
import { Refusal } from '#sandbox/server/refusal.ts';
import { isTrial } from '#sandbox/session/member.ts';
import { countCharacters } from '#sandbox/support/count-text.ts';
import { requireLength } from '#sandbox/support/require-length.ts';
import { chatMessages } from '../chat-tables.ts';
import { moderate } from '../moderate.ts';
import { requireRoom } from '../require-room.ts';

const MAX_MESSAGE_CHARACTERS = 200;

/** Messages that a member may send within `COUNTED_MS`. */
const MAX_MESSAGES_SENT = 5;
const COUNTED_MS = 20_000;

export const sendChatMessage: Handler<'sendChatMessage'> = async (call) => {
  const { platform, body } = call;
  const member = loggedIn(call);
  if (isTrial(member)) throw new Refusal(403, 'trial_account', 'A trial account cannot write in a chat room.');
  requireRoom(platform, body.room);
  const said = body.text.trim();
  requireLength(countCharacters(said), 1, MAX_MESSAGE_CHARACTERS, 'text');
  await requirePause(platform, member.id);
  const { text, changed } = moderate(said);
  const from = masked(member.account);
  const at = platform.now();
  const row = { room: body.room, memberId: member.id, content: text, createdAt: at };
  const [kept] = await platform.db.insert(chatMessages).values(row).returning({ id: chatMessages.id });
  const id = kept?.id ?? 0;
  platform.live.publish('chat', { room: body.room, id, from, text, at });
  return { success: true, value: { id, from, text, at, own: true, moderated: changed } };
};

/** @throws Refusal too_many_requests */
async function requirePause({ db, now }: Platform, memberId: number): Promise<void> {
  const recent = await db
    .select({ at: chatMessages.createdAt })
    .from(chatMessages)
    .where(and(eq(chatMessages.memberId, memberId), gt(chatMessages.createdAt, now() - COUNTED_MS)))
    .orderBy(asc(chatMessages.id));
  const first = recent.at(-MAX_MESSAGES_SENT);
  if (!first) return;
  const retryAfterSeconds = Math.max(1, Math.ceil((first.at + COUNTED_MS - now()) / 1000));
  throw new Refusal(429, 'too_many_requests', 'Too many messages. Wait a moment.', { retryAfterSeconds });
}
