// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { operations, TeamFile } from '#schemas/generated/platform.ts';
import { askFile } from '#app/platform/ask-file.ts';
import type { FileCallOptions, PlatformClient, SessionCallOptions } from '#app/platform/platform-client.ts';

/** An agent's team as a file. @throws PlatformError */
export function teamFile(
  platform: PlatformClient,
  body: TeamFile,
  query?: operations['teamFile']['parameters']['query'],
  options?: SessionCallOptions & FileCallOptions,
): Promise<Blob> {
  return askFile(platform, 'POST /wps/agent/team/file', { ...options, query, body }, 'text/csv');
}
