// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { operations, RegistrationLinksFile } from '#schemas/generated/platform.ts';
import { askFile } from '#app/platform/ask-file.ts';
import type { FileCallOptions, PlatformClient, SessionCallOptions } from '#app/platform/platform-client.ts';

/** The registration links of an agent as a file. @throws PlatformError */
export function registrationLinksFile(
  platform: PlatformClient,
  body: RegistrationLinksFile,
  query?: operations['registrationLinksFile']['parameters']['query'],
  options?: SessionCallOptions & FileCallOptions,
): Promise<Blob> {
  return askFile(platform, 'POST /wps/agent/registration/links/file', { ...options, query, body }, 'text/csv');
}
