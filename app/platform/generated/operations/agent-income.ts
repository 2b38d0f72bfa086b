// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { operations } from '#schemas/generated/platform.ts';
import { isAgentIncomeValue, type AgentIncomeValue } from '#schemas/generated/validators/agentIncome.js';
import { ask } from '#app/platform/ask.ts';
import type { PlatformClient, SessionCallOptions } from '#app/platform/platform-client.ts';

/** An agent's income. @throws PlatformError */
export function agentIncome(
  platform: PlatformClient,
  query?: operations['agentIncome']['parameters']['query'],
  options?: SessionCallOptions,
): Promise<AgentIncomeValue> {
  return ask(platform, 'GET /wps/agent/income', { ...options, query }, isAgentIncomeValue);
}
