import type { OidcProviderName } from '#schemas/generated/platform.ts';
import type { IdentityProvider } from '../identity/identity-provider.ts';
import type { Platform } from '../platform.ts';
import { Refusal } from '../refusal.ts';

/** @throws Refusal not_available if the brand does not offer the provider */
export async function providerOf({ identity }: Platform, name: OidcProviderName): Promise<IdentityProvider> {
  const provider = await identity.of(name);
  if (provider) return provider;
  throw new Refusal(403, 'not_available', `The brand does not offer sign-in with ${name}.`);
}
