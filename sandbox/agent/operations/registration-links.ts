import type { Handler } from '#sandbox/calls/call.ts';
import { callingAgent } from '../calling-agent.ts';
import { linkItem, linksOf } from '../registration-links.ts';

export const registrationLinks: Handler<'registrationLinks'> = async (call) => {
  const { platform, origin } = call;
  const agent = callingAgent(call);
  const links = (await linksOf(platform.db, agent.id)).map((link) => linkItem(platform, link, origin));
  return { success: true, value: { asOf: platform.now(), links, highestRate: agent.rate } };
};
