import { expect, it } from 'vitest';
import { completeNamespaces } from './complete-namespaces.ts';

const early = [{ module: 'watch.tsx', group: 'early' as const }];

it('names the features that every page shows early, except those whose own page is prerendered and not the start', () => {
  expect(
    completeNamespaces([
      { name: 'popups', chunks: early },
      { name: 'saved', chunks: early, pages: { saved: { path: '/saved', for: 'members' } } },
      { name: 'home', chunks: early, pages: { index: { path: '/index', prerender: 'listed', start: true } } },
      { name: 'live', chunks: early, pages: { live: { path: '/live', prerender: 'listed' } } },
      { name: 'games', chunks: [{ module: 'list.tsx', group: 'list' }] },
      { name: 'help' },
    ]),
  ).toEqual(['popups', 'saved', 'home']);
});
