import type { FailedTitles } from './find-faults.ts';
import { lastResults } from './last-results.ts';

/** Titles that ran in the last `npm test` and did not pass, by file. A run has a sixth of the journeys, so most titles are in none. */
export function failedTitles(root: string): FailedTitles {
  const failed = new Map<string, Set<string>>();
  for (const { file, title, passed } of lastResults(root) ?? []) {
    if (passed) continue;
    const titles = failed.get(file) ?? new Set();
    failed.set(file, titles.add(title));
  }
  return failed;
}
