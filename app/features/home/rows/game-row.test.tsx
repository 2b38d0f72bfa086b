// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import words from '../../../../locales/EN/home.json' with { type: 'json' };
import { someGame } from '../../../platform/games/platform-answers.fixture.ts';
import { showInSite } from '../../../shell/site/show-in-site.fixture.tsx';
import { GameRow } from './game-row.tsx';

const game = someGame(1);

/** Tells whoever observes that the element has come near, when the test says so. */
let comeNear: () => void;

beforeEach(() => {
  class Sizes {
    observe() {}
    disconnect() {}
  }
  class Nearness extends Sizes {
    constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
      super();
      comeNear = () => tell([{ isIntersecting: true }]);
    }
  }
  vi.stubGlobal('ResizeObserver', Sizes);
  vi.stubGlobal('IntersectionObserver', Nearness);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = (turn: number) =>
  showInSite(
    <GameRow title="Fish" icon="fire" turn={turn} games={[game]} query={{ isError: false, refetch: vi.fn() }} />,
    { at: '/index', words: { home: words } },
  );

it('shows the games of the first rows at once', () => {
  show(0);
  expect(screen.getByText(game.nodeName)).toBeDefined();
});

it('makes the tiles of a row further down when it comes near the window', () => {
  show(5);
  expect(screen.queryByText(game.nodeName)).toBeNull();
  expect(screen.getByRole('list').getAttribute('aria-busy')).toBe('true');
  act(() => comeNear());
  expect(screen.getByText(game.nodeName)).toBeDefined();
  expect(screen.getByRole('list').getAttribute('aria-busy')).toBe('false');
});
