import type { LaunchOptions } from '@playwright/test';

/** Well below what a phone of 1 GB leaves a page for its scripts, in megabytes. Chromium ends a page that needs more. */
const HEAP = 48;

/** Starts a browser whose pages have little memory, for `test.use`. */
export async function withLittleMemory(
  { launchOptions }: { launchOptions: LaunchOptions },
  use: (options: LaunchOptions) => Promise<void>,
): Promise<void> {
  const args = [...(launchOptions.args ?? []), `--js-flags=--max-old-space-size=${HEAP}`];
  await use({ ...launchOptions, args });
}
