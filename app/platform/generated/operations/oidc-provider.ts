// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { operations } from '#schemas/generated/platform.ts';
import { isOidcProviderValue, type OidcProviderValue } from '#schemas/generated/validators/oidcProvider.js';
import { ask } from '#app/platform/ask.ts';
import type { CallOptions, PlatformClient } from '#app/platform/platform-client.ts';

/** The address for signing in with another company's account. @throws PlatformError */
export function oidcProvider(
  platform: PlatformClient,
  query: operations['oidcProvider']['parameters']['query'],
  options?: CallOptions,
): Promise<OidcProviderValue> {
  return ask(platform, 'GET /wps/session/login/oidc', { ...options, query }, isOidcProviderValue);
}
