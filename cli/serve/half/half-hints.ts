import type { PlatformDomain } from '#schemas/generated/platform-domains.ts';
import { ownsSessions } from './who-answers.ts';

/** Domains whose calls move a member's money or tell the balance. */
export const MONEY_DOMAINS: readonly PlatformDomain[] = [
  ...(['member', 'agent', 'wallets', 'contracts', 'games', 'lottery', 'points', 'promotions', 'missions'] as const),
  ...(['deposits', 'withdrawals', 'upline', 'bonuses', 'live'] as const),
];

/** Says which domains the sandbox answers, and what follows from that. */
export function halfHints(mocked: readonly PlatformDomain[]): string[] {
  const sessions = ownsSessions(mocked)
    ? ['Log-ins  the sandbox’s: it answers every call that needs one, and the platform only what visitors see']
    : ['Log-ins  the platform’s: the sandbox opens an account for each member who logs in there'];
  return [`Sandbox  ${mocked.join(', ')}`, ...sessions, ...twoBalances(mocked)];
}

/** What the mark on a page of both sides says. */
export function halvesName(mocked: readonly PlatformDomain[]): string {
  const balances = twoBalances(mocked).length > 0 ? ', with another balance than the platform' : '';
  return `${mocked.join(', ')} from the sandbox${balances}`;
}

/** What people have to know who see money of both sides on one page; nothing if all of it is on one. */
function twoBalances(mocked: readonly PlatformDomain[]): string[] {
  if (ownsSessions(mocked)) return [];
  const here = MONEY_DOMAINS.filter((domain) => mocked.includes(domain));
  const there = MONEY_DOMAINS.filter((domain) => !mocked.includes(domain));
  if (here.length === 0 || there.length === 0) return [];
  return [
    'Two balances: the sandbox and the platform each keep money of their own, and neither knows what the other moves.',
    `         ${here.join(', ')}: the sandbox’s, which opens with the platform’s balance`,
    `         ${there.join(', ')}: the platform’s`,
  ];
}
