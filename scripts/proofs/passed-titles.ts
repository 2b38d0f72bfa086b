import type { PassedTitles } from './find-faults.ts';
import { lastResults } from './last-results.ts';

/** Titles that passed in the last `npm test`, by file, as written in the source. */
export function passedTitles(root: string): PassedTitles {
  const results = lastResults(root);
  if (!results) return null;
  const passed = new Map<string, Set<string>>();
  for (const result of results) {
    const titles = passed.get(result.file) ?? new Set();
    passed.set(result.file, titles);
    if (result.passed) titles.add(result.title);
    else titles.delete(result.title);
  }
  return passed;
}
