// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { operations, TeamBetsFile } from '#schemas/generated/platform.ts';
import { askFile } from '#app/platform/ask-file.ts';
import type { FileCallOptions, PlatformClient, SessionCallOptions } from '#app/platform/platform-client.ts';

/** Settled bets of an agent's team as a file. @throws PlatformError */
export function teamBetsFile(
  platform: PlatformClient,
  body: TeamBetsFile,
  query?: operations['teamBetsFile']['parameters']['query'],
  options?: SessionCallOptions & FileCallOptions,
): Promise<Blob> {
  return askFile(platform, 'POST /wps/agent/team/bets/file', { ...options, query, body }, 'text/csv');
}
