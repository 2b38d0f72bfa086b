// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { operations, TeamMovementsFile } from '#schemas/generated/platform.ts';
import { askFile } from '#app/platform/ask-file.ts';
import type { FileCallOptions, PlatformClient, SessionCallOptions } from '#app/platform/platform-client.ts';

/** Movements of an agent's team as a file. @throws PlatformError */
export function teamMovementsFile(
  platform: PlatformClient,
  body: TeamMovementsFile,
  query?: operations['teamMovementsFile']['parameters']['query'],
  options?: SessionCallOptions & FileCallOptions,
): Promise<Blob> {
  return askFile(platform, 'POST /wps/agent/team/movements/file', { ...options, query, body }, 'text/csv');
}
