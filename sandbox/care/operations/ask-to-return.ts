import type { Handler } from '#sandbox/calls/call.ts';
import { careMember } from '../care-member.ts';
import { askToReturn as ask } from '../stops/ask-to-return.ts';

export const askToReturn: Handler<'askToReturn'> = async (call) => {
  const { id } = careMember(call);
  return { success: true, value: { stop: await ask(call.platform, id, call.body.shown) } };
};
