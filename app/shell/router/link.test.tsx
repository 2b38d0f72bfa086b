// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { showInSite } from '../site/show-in-site.fixture.tsx';
import { Link, NavLink } from './link.tsx';

afterEach(cleanup);

it('goes to a place of the site, unless something else is meant by the press', () => {
  const kept = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
  const part = (
    <>
      <Link to="/live?vassalage=JDW">Live</Link>
      <Link to="/rng" onClick={kept}>
        Kept
      </Link>
      <Link to="/help#term" target="_blank">
        Beside
      </Link>
    </>
  );
  showInSite(part, { at: '/index', words: {} });
  fireEvent.click(screen.getByText('Kept'));
  expect(kept).toHaveBeenCalledOnce();
  // jsdom cannot follow what the browser is left with.
  screen.getByText('Beside').addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(screen.getByText('Beside'));
  expect(location.pathname).toBe('/index');
  fireEvent.click(screen.getByText('Live'));
  expect(`${location.pathname}${location.search}`).toBe('/live?vassalage=JDW');
});

it('is one step of the history when it is pressed twice before its page is there', () => {
  showInSite(<Link to="/live?vassalage=JDW">Live</Link>, { at: '/index', words: {} });
  const steps = history.length;
  const link = screen.getByText('Live');
  act(() => {
    link.click();
    link.click();
  });
  expect(location.search).toBe('?vassalage=JDW');
  expect(history.length).toBe(steps + 1);
});

it.each([
  ['/rng', 'page'],
  ['/RNG', 'page'],
  ['/rng/7', 'page'],
  ['/rngs', null],
  ['/live', null],
])('says at %s of a way to /rng: %s', (at, current) => {
  showInSite(<NavLink to="/rng">Slots</NavLink>, { at, words: {} });
  expect(screen.getByRole('link').getAttribute('aria-current')).toBe(current);
});
