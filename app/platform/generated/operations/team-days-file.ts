// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { operations, TeamDaysFile } from '#schemas/generated/platform.ts';
import { askFile } from '#app/platform/ask-file.ts';
import type { FileCallOptions, PlatformClient, SessionCallOptions } from '#app/platform/platform-client.ts';

/** The days of an agent's team as a file. @throws PlatformError */
export function teamDaysFile(
  platform: PlatformClient,
  body: TeamDaysFile,
  query?: operations['teamDaysFile']['parameters']['query'],
  options?: SessionCallOptions & FileCallOptions,
): Promise<Blob> {
  return askFile(platform, 'POST /wps/agent/team/days/file', { ...options, query, body }, 'text/csv');
}
