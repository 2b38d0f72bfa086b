import { type SiteBrand, siteFile } from '#app/brand/brand.ts';
import { ask } from '#app/platform/ask.ts';
import type { LoginValue } from '#app/platform/contract.ts';
import type { PlatformClient } from '#app/platform/create-platform.ts';
import { asJose, encryptPayload } from '#app/platform/encrypt.ts';
import type { OidcProviderName } from '#schemas/generated/platform.ts';
import { isOidcLogin } from '#schemas/generated/validators/oidcLogin.js';
import { isOidcProvider } from '#schemas/generated/validators/oidcProvider.js';
import { authorizationUrl, newAttempt } from './sign-in-attempt.ts';
import { codeFrom } from './sign-in-window.ts';

interface SignIn {
  platform: PlatformClient;
  brand: SiteBrand;
  provider: OidcProviderName;
  /** The window that the provider's page goes into. */
  opened: Window;
}

/**
 * Has a person sign in at a provider, and the platform open a session for that.
 * @returns the session's token, and whether it is the first one of the account
 * @throws PlatformError, SignInEnded
 */
export async function logInWith({ platform, brand, provider, opened }: SignIn): Promise<LoginValue> {
  const query = { provider };
  const found = await ask(platform.GET('/wps/session/login/oidc', { params: { query } }), isOidcProvider);
  const attempt = newAttempt();
  const redirectUri = new URL(siteFile(brand, 'sign-in.html'), globalThis.location.origin).href;
  const clientId = brand.auth[provider]?.clientId ?? '';
  const endpoint = found.value.authorizationEndpoint;
  opened.location.replace(await authorizationUrl(attempt, { endpoint, clientId, redirectUri }));
  const code = await codeFrom(opened, attempt.state);
  const { codeVerifier, nonce } = attempt;
  const body = await encryptPayload(platform, { provider, code, codeVerifier, nonce, redirectUri });
  const answer = await ask(platform.POST('/wps/session/login/oidc', { body, ...asJose }), isOidcLogin);
  return answer.value;
}
