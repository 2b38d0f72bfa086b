import type { Handler } from '#sandbox/calls/call.ts';
import { callingAgent } from '../calling-agent.ts';
import { createLink, linkItem } from '../registration-links.ts';

export const createRegistrationLink: Handler<'createRegistrationLink'> = async (call) => {
  const { platform, body, origin } = call;
  const agent = callingAgent(call);
  return { success: true, value: linkItem(platform, await createLink(platform, agent, body), origin) };
};
