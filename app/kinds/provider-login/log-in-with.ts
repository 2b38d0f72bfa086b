import { type SiteBrand, siteFile } from '#app/brand/brand.ts';
import type { PlatformClient } from '#app/platform/create-platform.ts';
import { oidcLogin } from '#app/platform/generated/operations/oidc-login.ts';
import { oidcProvider } from '#app/platform/generated/operations/oidc-provider.ts';
import { payoutSession } from '#app/session/payout-session.ts';
import type { LoginValue, OidcProviderName } from '#schemas/generated/platform.ts';
import { authorizationUrl, newAttempt } from './sign-in-attempt.ts';
import { codeFrom } from './sign-in-window.ts';

interface SignIn {
  platform: PlatformClient;
  brand: SiteBrand;
  provider: OidcProviderName;
  /** The window for the provider's page. */
  opened: Window;
}

/**
 * Signs a person in with a provider and opens a session on the platform.
 * @returns the session's token, and whether this is the account's first session
 * @throws PlatformError, SignInEnded
 */
export async function logInWith({ platform, brand, provider, opened }: SignIn): Promise<LoginValue> {
  const { authorizationEndpoint: endpoint } = await oidcProvider(platform, { provider });
  const attempt = newAttempt();
  const redirectUri = new URL(siteFile(brand, 'sign-in.html'), globalThis.location.origin).href;
  const clientId = brand.auth[provider]?.clientId ?? '';
  opened.location.replace(await authorizationUrl(attempt, { endpoint, clientId, redirectUri }));
  const code = await codeFrom(opened, attempt.state);
  const { codeVerifier, nonce } = attempt;
  const call = oidcLogin(platform, { provider, code, codeVerifier, nonce, redirectUri });
  return call.catch((problem: unknown) => payoutSession(platform, problem));
}
