// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { operations, AgentIncomeFile } from '#schemas/generated/platform.ts';
import { askFile } from '#app/platform/ask-file.ts';
import type { FileCallOptions, PlatformClient, SessionCallOptions } from '#app/platform/platform-client.ts';

/** An agent's income as a file. @throws PlatformError */
export function agentIncomeFile(
  platform: PlatformClient,
  body: AgentIncomeFile,
  query?: operations['agentIncomeFile']['parameters']['query'],
  options?: SessionCallOptions & FileCallOptions,
): Promise<Blob> {
  return askFile(platform, 'POST /wps/agent/income/file', { ...options, query, body }, 'text/csv');
}
