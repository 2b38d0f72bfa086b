// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { KEEP_SCROLL } from '../router/keep-scroll.ts';
import { Link } from '../router/router.ts';
import { ScrollToTarget } from './scroll-to-target.tsx';
import { showInSite } from './show-in-site.fixture.tsx';

const scrollTo = vi.fn();
beforeEach(() => vi.stubGlobal('scrollTo', scrollTo));
afterEach(() => {
  cleanup();
  scrollTo.mockClear();
  vi.unstubAllGlobals();
});

function show() {
  const part = (
    <>
      <ScrollToTarget />
      <Link to="/live">another page</Link>
      <Link to="/rng?vassalage=JDW">another list</Link>
      <Link to="/rng">the same page</Link>
      <Link to="/rng?id=1" state={KEEP_SCROLL}>
        over the page
      </Link>
      <Link to="/live" state={KEEP_SCROLL}>
        over another page
      </Link>
    </>
  );
  showInSite(part, { at: '/rng', words: {} });
}

it('does not scroll a page that was just opened', () => {
  show();
  expect(scrollTo).not.toHaveBeenCalled();
});

// @proves 2.13
it.each(['another page', 'another list', 'the same page', 'over another page'])('scrolls to the top for %s', (name) => {
  show();
  fireEvent.click(screen.getByText(name));
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0);
});

// @proves 2.2
it('keeps the scroll position when something opens over the page, and on the way back', async () => {
  show();
  fireEvent.click(screen.getByText('over the page'));
  history.back();
  await expect.poll(() => location.search).toBe('');
  expect(scrollTo).not.toHaveBeenCalled();
});
