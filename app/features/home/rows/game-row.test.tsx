// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { someGame } from '#app/platform/games/platform-answers.fixture.ts';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import words from '#locales/EN/home.json' with { type: 'json' };
import { GameRow } from './game-row.tsx';

const game = someGame(1);

beforeEach(() => {
  class Watcher {
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('ResizeObserver', Watcher);
  vi.stubGlobal('IntersectionObserver', Watcher);
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(near: boolean) {
  const query = { isError: false, refetch: vi.fn() };
  const row = <GameRow title="Fish" icon="fire" place={{ ref: () => {}, near }} games={[game]} query={query} />;
  return showInSite(row, { at: '/index', words: { home: words } });
}

it('renders its tiles when it is near the window', () => {
  show(true);
  expect(screen.getByText(game.nodeName)).toBeDefined();
  expect(screen.getByRole('list').getAttribute('aria-busy')).toBe('false');
});

it('is empty and busy until then', () => {
  show(false);
  expect(screen.queryByText(game.nodeName)).toBeNull();
  expect(screen.getByRole('list').getAttribute('aria-busy')).toBe('true');
});
