// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import { VendorMark } from './vendor-mark.tsx';

const VENDOR = { vassalage: 'WHT', gameType: 'RNG', displayName: 'Whitecap' } as const;

let look = () => {};
beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        look = () => tell([{ isIntersecting: true }]);
      }
    },
  );
  showInSite(
    <a href="/rng?vassalage=WHT">
      <VendorMark vendor={VENDOR} variant="default" size="small" />
    </a>,
    { at: '/rng', words: {} },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const link = () => screen.getByRole('link', { name: 'Whitecap' });

it('names its vendor before the picture is in sight, with the picture, and if that fails to load', () => {
  expect(screen.queryByRole('img')).toBeNull();
  expect(link()).toBeDefined();
  act(look);
  expect(screen.getByRole('img', { name: 'Whitecap' })).toBeDefined();
  expect(link()).toBeDefined();
  fireEvent.error(screen.getByRole('img'));
  expect(screen.queryByRole('img')).toBeNull();
  expect(link()).toBeDefined();
});
