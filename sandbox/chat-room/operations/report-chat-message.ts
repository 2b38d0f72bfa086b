import { eq } from 'drizzle-orm';
import { type Handler, loggedIn } from '#sandbox/calls/call.ts';
import { Refusal } from '#sandbox/refusal.ts';
import { chatMessages, chatReports } from '../chat-tables.ts';

export const reportChatMessage: Handler<'reportChatMessage'> = async (call) => {
  const { db, now } = call.platform;
  const { id: memberId } = loggedIn(call);
  const [message] = await db.select().from(chatMessages).where(eq(chatMessages.id, call.body.id));
  if (!message) throw new Refusal(404, 'not_found', 'There is no such message.');
  await db.insert(chatReports).values({ messageId: message.id, memberId, createdAt: now() }).onConflictDoNothing();
  return { success: true };
};
