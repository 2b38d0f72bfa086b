import type { Handler } from '#sandbox/calls/call.ts';
import { callingAgent } from '../calling-agent.ts';
import { changeLink, linkItem } from '../registration-links.ts';

export const setRegistrationLink: Handler<'setRegistrationLink'> = async (call) => {
  const { platform, body, origin } = call;
  const agent = callingAgent(call);
  return { success: true, value: linkItem(platform, await changeLink(platform.db, agent.id, body), origin) };
};
