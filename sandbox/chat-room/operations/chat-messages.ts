import { type Handler, loggedIn } from '#sandbox/calls/call.ts';
import { requireRoom } from '../require-room.ts';
import { visibleMessages } from '../visible-messages.ts';

const PAGE_SIZE = 30;

export const chatMessages: Handler<'chatMessages'> = async (call) => {
  const { platform, query } = call;
  const { id: memberId } = loggedIn(call);
  requireRoom(platform, query.room);
  const wanted = { room: query.room, memberId, before: query.before, limit: PAGE_SIZE + 1 };
  const found = await visibleMessages(platform.db, wanted);
  return { success: true, value: { messages: found.slice(-PAGE_SIZE), more: found.length > PAGE_SIZE } };
};
