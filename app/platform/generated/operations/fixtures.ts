// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { operations } from '#schemas/generated/platform.ts';
import { isFixturesValue, type FixturesValue } from '#schemas/generated/validators/fixtures.js';
import { ask } from '#app/platform/ask.ts';
import type { CallOptions, PlatformClient } from '#app/platform/platform-client.ts';

/** The next matches of the sports vendors, with odds. @throws PlatformError */
export function fixtures(
  platform: PlatformClient,
  query?: operations['fixtures']['parameters']['query'],
  options?: CallOptions,
): Promise<FixturesValue> {
  return ask(platform, 'GET /wps/sports/fixtures', { ...options, query }, isFixturesValue);
}
