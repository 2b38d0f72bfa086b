import { Hooks } from '../hooks/hooks.ts';

/**
 * Domains that take part in the seed, in postings, bets and log-ins. They are loaded on first use, as the database
 * starts.
 */
export function allDomains(): Hooks {
  return new Hooks(async () => (await import('../generated/domains.ts')).domains);
}
