import { discover } from '#sandbox/identity/discover.ts';
import type { IdentityProvider } from '#sandbox/identity/identity-provider.ts';
import { Refusal } from '#sandbox/server/refusal.ts';
import type { OidcProviderName } from '#schemas/generated/platform.ts';
import type { Handler } from '../call.ts';
import type { Platform } from '../platform.ts';

export const oidcProvider: Handler<'oidcProvider'> = async ({ platform, query }) => {
  const { issuer } = await providerOf(platform, query.provider);
  const { authorizationEndpoint } = await discover(issuer);
  return { success: true, value: { authorizationEndpoint } };
};

/** @throws Refusal not_available where the brand does not take accounts of the company. */
export async function providerOf({ identity }: Platform, name: OidcProviderName): Promise<IdentityProvider> {
  const provider = await identity.of(name);
  if (provider) return provider;
  throw new Refusal(403, 'not_available', `Nobody signs in with ${name} here.`);
}
