import { UsageError } from '#cli/problems/usage-error.ts';
import { wholeNumber } from '#cli/terminal/whole-number.ts';
import { readInstant } from '#schemas/clock/read-instant.ts';

/** Reads `--port`; 0 means any free port. @throws UsageError */
export function parsePort(asked: string): number {
  const port = wholeNumber(asked);
  if (port === undefined || port > 65_535)
    throw new UsageError(`\`--port\` needs a number from 0 to 65535, but got "${asked}".`);
  return port;
}

/** Reads `--platform` or `--proxy`, an origin. Calls have fixed paths, so a path here would be ignored. @throws UsageError */
export function parseOrigin(asked: string, option = '--platform'): string {
  const url = URL.canParse(asked) ? new URL(asked) : null;
  if (url === null || !/^https?:$/.test(url.protocol) || url.href !== `${url.origin}/`) {
    throw new UsageError(
      `\`${option}\` needs an address without a path, such as https://platform.example, but got "${asked}".`,
    );
  }
  return url.origin;
}

/** Reads `--now`. @returns epoch milliseconds @throws UsageError */
export function parseNow(asked: string): number {
  const time = readInstant(asked);
  if (time !== undefined) return time;
  throw new UsageError(
    `\`--now\` needs a day and a time with their zone, such as 2026-05-20T09:00:00+08:00, but got "${asked}".`,
  );
}
