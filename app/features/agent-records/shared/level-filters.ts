import type { ParameterChanges } from '#app/shell/router/use-list-parameters.ts';

/** Filters for one level of a list. Level 0 is the account itself, without its team. @param account the head of the levels */
export function levelFilters(level: number, account = ''): ParameterChanges {
  return level === 0 ? { account, scope: null, level: null } : { level: String(level) };
}
