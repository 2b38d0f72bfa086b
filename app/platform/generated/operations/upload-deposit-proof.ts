// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { DepositProof } from '#schemas/generated/platform.ts';
import { isUploadDepositProofValue, type UploadDepositProofValue } from '#schemas/generated/validators/uploadDepositProof.js';
import { ask } from '#app/platform/ask.ts';
import type { BodyCallOptions, PlatformClient, SessionCallOptions } from '#app/platform/platform-client.ts';

/** Uploads a proof of payment. @throws PlatformError */
export function uploadDepositProof(
  platform: PlatformClient,
  body: DepositProof,
  options?: SessionCallOptions & BodyCallOptions,
): Promise<UploadDepositProofValue> {
  return ask(platform, 'POST /wps/member/deposit/proof', { ...options, body }, isUploadDepositProofValue);
}
