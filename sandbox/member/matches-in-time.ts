import { runInNewContext } from 'node:vm';

const MATCH_TIMEOUT_MS = 100;

/** Tests a value against a pattern set by a switch. A pattern that is invalid or too slow matches everything. */
export function matchesInTime(pattern: string, value: string): boolean {
  try {
    const result: unknown = runInNewContext(
      "new RegExp(pattern, 'u').test(value)",
      { pattern, value },
      { timeout: MATCH_TIMEOUT_MS },
    );
    return result === true;
  } catch {
    return true;
  }
}
