import type { Handler } from '#sandbox/calls/call.ts';
import { discover } from '#sandbox/identity/discover.ts';
import { providerOf } from '../provider-of.ts';

export const oidcProvider: Handler<'oidcProvider'> = async ({ platform, query }) => {
  const { issuer } = await providerOf(platform, query.provider);
  const { authorizationEndpoint } = await discover(issuer);
  return { success: true, value: { authorizationEndpoint } };
};
