// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { ContractStep } from '#schemas/generated/platform.ts';
import { isProcessRealTimeSalaryValue, type ProcessRealTimeSalaryValue } from '#schemas/generated/validators/processRealTimeSalary.js';
import { ask } from '#app/platform/ask.ts';
import type { BodyCallOptions, PlatformClient, SessionCallOptions } from '#app/platform/platform-client.ts';

/** A step with real-time salaries. @throws PlatformError */
export function processRealTimeSalary(
  platform: PlatformClient,
  body: ContractStep,
  options?: SessionCallOptions & BodyCallOptions,
): Promise<ProcessRealTimeSalaryValue> {
  return ask(platform, 'POST /wps/relay/MCSFE_processRealTimeSalaryContract', { ...options, body }, isProcessRealTimeSalaryValue);
}
