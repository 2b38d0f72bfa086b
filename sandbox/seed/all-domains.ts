import { Hooks } from '../hooks/hooks.ts';

/** What takes part in the seed, in postings, bets and log-ins. Loaded when the first of them comes, as the database starts. */
export function allDomains(): Hooks {
  return new Hooks(async () => (await import('../generated/domains.ts')).domains);
}
