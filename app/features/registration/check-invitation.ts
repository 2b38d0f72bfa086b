import type { PlatformClient } from '#app/platform/create-platform.ts';
import { affiliate } from '#app/platform/generated/operations/affiliate.ts';
import type { RegisterDraft } from './register-draft.ts';
import { plainValue } from './rules/plain-value.ts';

/**
 * Asks the platform whether the invitation code exists, and shows an error at its field if not. Ignores a failed call,
 * as the platform checks the code again on registration. @param domain host name by which the platform knows the site
 */
export async function checkInvitation(
  platform: PlatformClient,
  draft: RegisterDraft,
  domain: string,
): Promise<boolean> {
  const code = plainValue('affiliateCode', draft.values.affiliateCode);
  if (code === '' || draft.faults.affiliateCode) return true;
  const answer = await affiliate(platform, { code, domain }).catch(() => undefined);
  if (answer?.valid !== false) return true;
  draft.faults.affiliateCode = { key: 'fault.invitation' };
  return false;
}
