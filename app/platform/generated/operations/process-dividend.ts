// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { ContractStep } from '#schemas/generated/platform.ts';
import { isProcessDividendValue, type ProcessDividendValue } from '#schemas/generated/validators/processDividend.js';
import { ask } from '#app/platform/ask.ts';
import type { BodyCallOptions, PlatformClient, SessionCallOptions } from '#app/platform/platform-client.ts';

/** A step with dividends. @throws PlatformError */
export function processDividend(
  platform: PlatformClient,
  body: ContractStep,
  options?: SessionCallOptions & BodyCallOptions,
): Promise<ProcessDividendValue> {
  return ask(platform, 'POST /wps/relay/MCS2_processDividendReq', { ...options, body }, isProcessDividendValue);
}
