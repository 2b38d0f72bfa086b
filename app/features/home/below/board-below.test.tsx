// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { answering } from '#app/platform/games/platform-answers.fixture.ts';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import words from '#locales/EN/home.json' with { type: 'json' };
import { BoardBelow } from './board-below.tsx';

type Tell = (entries: { isIntersecting: boolean }[]) => void;

/** Shows the board in a wide or narrow window. @returns a function that brings it near the window */
function show(isRoomy: boolean) {
  const tells: Tell[] = [];
  class Watcher {
    constructor(tell: Tell) {
      tells.push(tell);
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Watcher);
  vi.stubGlobal('matchMedia', () => ({ matches: isRoomy, addEventListener() {}, removeEventListener() {} }));
  const platform = answering({});
  showInSite(<BoardBelow />, { at: '/index', words: { home: words } });
  return { ...platform, come: () => act(async () => tells.forEach((tell) => void tell([{ isIntersecting: true }]))) };
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('loads the winners once they come near', async () => {
  const { come, ids } = show(false);
  expect(screen.queryByRole('region')).toBeNull();
  expect(ids()).toEqual([]);
  await come();
  expect(await screen.findByRole('region', { name: 'Winners' })).toBeDefined();
  expect(ids()).toContain('rankList');
});

it('leaves them to the bar beside the content where there is one', async () => {
  const { come } = show(true);
  await come();
  expect(screen.queryByRole('region')).toBeNull();
});
