// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { ContractStep } from '#schemas/generated/platform.ts';
import { isProcessDailySalaryValue, type ProcessDailySalaryValue } from '#schemas/generated/validators/processDailySalary.js';
import { ask } from '#app/platform/ask.ts';
import type { BodyCallOptions, PlatformClient, SessionCallOptions } from '#app/platform/platform-client.ts';

/** A step with daily salaries. @throws PlatformError */
export function processDailySalary(
  platform: PlatformClient,
  body: ContractStep,
  options?: SessionCallOptions & BodyCallOptions,
): Promise<ProcessDailySalaryValue> {
  return ask(platform, 'POST /wps/relay/MCS2_processDailySalContract', { ...options, body }, isProcessDailySalaryValue);
}
