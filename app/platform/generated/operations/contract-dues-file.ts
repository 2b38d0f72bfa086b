// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { operations, ContractDuesFile } from '#schemas/generated/platform.ts';
import { askFile } from '#app/platform/ask-file.ts';
import type { FileCallOptions, PlatformClient, SessionCallOptions } from '#app/platform/platform-client.ts';

/** Amounts of closed periods as a file. @throws PlatformError */
export function contractDuesFile(
  platform: PlatformClient,
  body: ContractDuesFile,
  query: operations['contractDuesFile']['parameters']['query'],
  options?: SessionCallOptions & FileCallOptions,
): Promise<Blob> {
  return askFile(platform, 'POST /wps/agent/contracts/dues/file', { ...options, query, body }, 'text/csv');
}
