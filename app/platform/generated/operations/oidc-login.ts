// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { OidcLoginPayload } from '#schemas/generated/platform.ts';
import { isOidcLoginValue, type OidcLoginValue } from '#schemas/generated/validators/oidcLogin.js';
import { ask } from '#app/platform/ask.ts';
import { encryptPayload } from '#app/platform/encrypt.ts';
import type { BodyCallOptions, CallOptions, PlatformClient } from '#app/platform/platform-client.ts';

/** Logs in with an OpenID provider's code. @throws PlatformError */
export async function oidcLogin(
  platform: PlatformClient,
  body: OidcLoginPayload,
  options?: CallOptions & BodyCallOptions,
): Promise<OidcLoginValue> {
  return ask(platform, 'POST /wps/session/login/oidc', { ...options, contentType: 'application/jose', body: await encryptPayload(platform, body) }, isOidcLoginValue);
}
