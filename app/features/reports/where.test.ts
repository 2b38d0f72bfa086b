import { expect, it } from 'vitest';
import { type SitePages, whereIs } from './where.ts';

const pages: SitePages = {
  routes: [
    { path: '/rng', namespace: 'games' },
    { path: '/member', namespace: 'account' },
    { path: '/agentHome', namespace: 'agent' },
  ],
  memberPages: [{ id: 'deposit', namespace: 'deposit' }],
  agentPages: [{ id: 'deposit', namespace: 'agent-reports' }],
};

it.each([
  ['/RNG/', '?vassalage=AB&q=ana', 'games', '/rng'],
  ['/member', '', 'account', '/member'],
  ['/member', '?page=deposit&amount=50000', 'deposit', '/member?page=deposit'],
  ['/member', '?page=ana', 'account', '/member'],
  ['/agentHome', '?page=deposit', 'agent-reports', '/agentHome?page=deposit'],
  ['/ana/50000', '?page=deposit', 'shell', ''],
])('%s%s is of %s, on the page %s', (pathname, query, feature, page) => {
  expect(whereIs(pages, pathname, query)).toEqual({ feature, page });
});
