import type { PlatformClient } from '#app/platform/create-platform.ts';
import { affiliate } from '#app/platform/operations/affiliate.ts';
import type { RegisterDraft } from './register-draft.ts';

/**
 * Asks the platform whether the invitation code exists, and shows an error in its field if not. A failed call is ignored:
 * the platform checks the code again on registration.
 */
export async function checkInvitation(platform: PlatformClient, draft: RegisterDraft): Promise<boolean> {
  const code = draft.values.affiliateCode.trim();
  if (code === '' || draft.faults.affiliateCode) return true;
  const query = { code, domain: globalThis.location.hostname };
  const answer = await affiliate(platform, query).catch(() => undefined);
  if (answer?.valid !== false) return true;
  draft.faults.affiliateCode = { key: 'fault.invitation' };
  return false;
}
