// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Link } from '../router/router.ts';
import { STAYS } from '../router/stays.ts';
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
      <Link to="/rng?id=1" state={STAYS}>
        over the page
      </Link>
      <Link to="/live" state={STAYS}>
        over another page
      </Link>
    </>
  );
  showInSite(part, { at: '/rng', words: {} });
}

it('leaves a page that has just been opened where the browser puts it', () => {
  show();
  expect(scrollTo).not.toHaveBeenCalled();
});

it.each(['another page', 'another list', 'the same page', 'over another page'])('leads to the top by %s', (name) => {
  show();
  fireEvent.click(screen.getByText(name));
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0);
});

it('leaves the page where it is below what opens over it, and on the way back from there', async () => {
  show();
  fireEvent.click(screen.getByText('over the page'));
  history.back();
  await vi.waitFor(() => expect(location.search).toBe(''));
  expect(scrollTo).not.toHaveBeenCalled();
});
