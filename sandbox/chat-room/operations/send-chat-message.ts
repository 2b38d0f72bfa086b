import { type Handler, loggedIn } from '#sandbox/calls/call.ts';
import { requireCallsLeft } from '#sandbox/limits/limits.ts';
import { Refusal } from '#sandbox/refusal.ts';
import { masked } from '#sandbox/roster/masked.ts';
import { isTrial } from '#sandbox/roster/member.ts';
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
  const limit = { name: `messages of ${member.id}`, most: MAX_MESSAGES_SENT, withinMs: COUNTED_MS };
  await requireCallsLeft(platform, limit, 'Too many messages. Wait a moment.');
  const { text, changed } = moderate(said);
  const from = masked(member.account);
  const now = platform.now();
  const row = { room: body.room, memberId: member.id, content: text, createdAt: now };
  const [kept] = await platform.db.insert(chatMessages).values(row).returning({ id: chatMessages.id });
  const id = kept?.id ?? 0;
  platform.live.publish('chat', { room: body.room, id, from, text, at: now });
  return { success: true, value: { id, from, text, at: now, own: true, moderated: changed } };
};
