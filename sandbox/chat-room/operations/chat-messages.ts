import { type Handler, loggedIn } from '#sandbox/calls/call.ts';
import { requireRoom } from '../require-room.ts';
import { visibleMessages } from '../visible-messages.ts';

const PAGE_SIZE = 30;

export const chatMessages: Handler<'chatMessages'> = async (call) => {
  const { platform, query } = call;
  const { id: memberId } = loggedIn(call);
  requireRoom(platform, query.room);
  const filter = { room: query.room, memberId, before: query.before, limit: PAGE_SIZE + 1 };
  const messages = await visibleMessages(platform.db, filter);
  return { success: true, value: { messages: messages.slice(-PAGE_SIZE), more: messages.length > PAGE_SIZE } };
};
