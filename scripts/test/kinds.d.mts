interface Kind {
  command: string[];
  count(report: never): unknown;
  tier: 'test' | 'whole';
  /** Of its test files. */
  files: RegExp;
  opensBrowser?: boolean;
}

export const kinds: Readonly<Record<string, Kind>>;
/** Patterns of tests that no tier runs, by their command. */
export const ON_REQUEST: Readonly<Record<string, RegExp>>;
export function kindsOf(tier: string): string[];
