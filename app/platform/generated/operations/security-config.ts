// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import { isSecurityConfigValue, type SecurityConfigValue } from '#schemas/generated/validators/securityConfig.js';
import { ask } from '#app/platform/ask.ts';
import type { PlatformClient, SessionCallOptions } from '#app/platform/platform-client.ts';

/** The account's security: security questions and identity verification. @throws PlatformError */
export function securityConfig(
  platform: PlatformClient,
  options?: SessionCallOptions,
): Promise<SecurityConfigValue> {
  return ask(platform, 'GET /wps/v2/member/securityConfig', { ...options }, isSecurityConfigValue);
}
