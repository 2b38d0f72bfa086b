// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { ContractStep } from '#schemas/generated/platform.ts';
import { isProcessHourlySalaryValue, type ProcessHourlySalaryValue } from '#schemas/generated/validators/processHourlySalary.js';
import { ask } from '#app/platform/ask.ts';
import type { BodyCallOptions, PlatformClient, SessionCallOptions } from '#app/platform/platform-client.ts';

/** A step with hourly salaries. @throws PlatformError */
export function processHourlySalary(
  platform: PlatformClient,
  body: ContractStep,
  options?: SessionCallOptions & BodyCallOptions,
): Promise<ProcessHourlySalaryValue> {
  return ask(platform, 'POST /wps/relay/MCS2_processContractHourSalary', { ...options, body }, isProcessHourlySalaryValue);
}
