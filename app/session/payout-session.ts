import type { LoginValue } from '#schemas/generated/platform.ts';
import { isObject } from '#schemas/generated/validators/guard-parts.ts';
import type { PlatformClient } from '../platform/create-platform.ts';
import { memberInfo } from '../platform/generated/operations/member-info.ts';
import { PlatformError } from '../platform/platform-error.ts';

/**
 * Begins the session that can only withdraw, after a log-in that was refused for a break. The refusal holds its token. The site
 * shows what the member may do there, and until when, once it has begun.
 * @throws the problem itself if it has none
 */
export async function payoutSession(platform: PlatformClient, problem: unknown): Promise<LoginValue> {
  const value = problem instanceof PlatformError ? problem.details.value : undefined;
  const token = isObject(value) ? value['payoutToken'] : undefined;
  if (typeof token !== 'string' || token === '') throw problem;
  const userInfo = await memberInfo(platform, { token });
  return { token, firstTimeLogin: false, passwordExpired: false, userInfo };
}
