// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { showInSite } from '../site/show-in-site.fixture.tsx';
import { Link, NavLink } from './link.tsx';

afterEach(cleanup);

it('navigates within the site, unless the click is handled or opens a new tab', () => {
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
  // jsdom does not implement navigation to other documents.
  screen.getByText('Beside').addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(screen.getByText('Beside'));
  expect(location.pathname).toBe('/index');
  fireEvent.click(screen.getByText('Live'));
  expect(`${location.pathname}${location.search}`).toBe('/live?vassalage=JDW');
});

it('adds one history entry when clicked twice before its page loads', () => {
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
  ['/rng/', 'page'],
  ['/rng/7', 'page'],
  ['/rngs', null],
  ['/live', null],
])('marks a link to /rng at %s as current: %s', (at, current) => {
  showInSite(<NavLink to="/rng">Slots</NavLink>, { at, words: {} });
  expect(screen.getByRole('link').getAttribute('aria-current')).toBe(current);
});
