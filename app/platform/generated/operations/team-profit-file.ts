// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { operations, TeamProfitFile } from '#schemas/generated/platform.ts';
import { askFile } from '#app/platform/ask-file.ts';
import type { FileCallOptions, PlatformClient, SessionCallOptions } from '#app/platform/platform-client.ts';

/** Profit and loss of an agent's team as a file. @throws PlatformError */
export function teamProfitFile(
  platform: PlatformClient,
  body: TeamProfitFile,
  query?: operations['teamProfitFile']['parameters']['query'],
  options?: SessionCallOptions & FileCallOptions,
): Promise<Blob> {
  return askFile(platform, 'POST /wps/agent/team/profit/file', { ...options, query, body }, 'text/csv');
}
