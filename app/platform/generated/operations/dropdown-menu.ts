// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { operations } from '#schemas/generated/platform.ts';
import { isDropdownMenuValue, type DropdownMenuValue } from '#schemas/generated/validators/dropdownMenu.js';
import { ask } from '#app/platform/ask.ts';
import type { CallOptions, PlatformClient } from '#app/platform/platform-client.ts';

/** The choices of a menu. @throws PlatformError */
export function dropdownMenu(
  platform: PlatformClient,
  query: operations['dropdownMenu']['parameters']['query'],
  options?: CallOptions,
): Promise<DropdownMenuValue> {
  return ask(platform, 'GET /wps/relay/WPSCORE_getDropdownMenu', { ...options, query }, isDropdownMenuValue);
}
