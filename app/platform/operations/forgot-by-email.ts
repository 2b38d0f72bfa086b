// Generated from schemas/platform/openapi.json by scripts/generate/platform-operations.ts.
import type { PasswordEmailPayload } from '#schemas/generated/platform.ts';
import { send } from '../ask.ts';
import type { BodyCallOptions, CallOptions, PlatformClient } from '../platform-client.ts';

/** Sends a member who forgot the password a temporary one by e-mail. @throws PlatformError */
export function forgotByEmail(
  platform: PlatformClient,
  body: PasswordEmailPayload,
  options?: CallOptions & BodyCallOptions,
): Promise<void> {
  return send(platform, 'POST /wps/member/password/email', { ...options, contentType: 'application/x-www-form-urlencoded', body: new URLSearchParams({ ...body }) });
}
