import type { Handler } from '#sandbox/calls/call.ts';
import { Refusal } from '#sandbox/refusal.ts';
import { routedDomain } from '../routed-domain.ts';

export const domainRoute: Handler<'domainRoute'> = ({ platform, query }) => {
  if (platform.switches.domainUnknown)
    throw new Refusal(403, 'domain_unknown', `${query.domain} is not one of the brand's domains.`);
  return { success: true, value: { domain: routedDomain(platform) } };
};
