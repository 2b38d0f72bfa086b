export interface Reach {
  /** Whether every unit test runs, or those alone that import what changed. */
  everyUnit: boolean;
  built: boolean;
  /** Pattern of the browser tests by path and tag; empty where none is reached. */
  browser: string;
}

/**
 * What a change can reach.
 * @param files that changed
 * @param journeys source of every file below tests/e2e, by path
 */
export function reachOf(files: readonly string[], journeys: Readonly<Record<string, string>>): Reach;
