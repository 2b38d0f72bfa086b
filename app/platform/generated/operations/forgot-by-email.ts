// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { PasswordEmailPayload } from '#schemas/generated/platform.ts';
import { send } from '#app/platform/ask.ts';
import type { BodyCallOptions, CallOptions, PlatformClient } from '#app/platform/platform-client.ts';

/** Emails a temporary password to a member who forgot theirs. @throws PlatformError */
export function forgotByEmail(
  platform: PlatformClient,
  body: PasswordEmailPayload,
  options?: CallOptions & BodyCallOptions,
): Promise<void> {
  return send(platform, 'POST /wps/member/password/email', { ...options, contentType: 'application/x-www-form-urlencoded', body: new URLSearchParams({ ...body }) });
}
