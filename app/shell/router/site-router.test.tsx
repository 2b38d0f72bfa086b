// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  BrowserRouter,
  Navigate,
  useHref,
  useLocation,
  useNavigate,
  useNavigationType,
  useSearchParams,
} from './site-router.tsx';

let navigate: ReturnType<typeof useNavigate>;
let setParameters: ReturnType<typeof useSearchParams>[1];

function Page() {
  const { pathname, search, hash, state, key } = useLocation();
  navigate = useNavigate();
  setParameters = useSearchParams()[1];
  return (
    <output>{JSON.stringify({ at: `${pathname}${search}${hash}`, type: useNavigationType(), state, key })}</output>
  );
}

const shown = () => JSON.parse(screen.getByRole('status').textContent ?? '');

function show(address: string, basename = '') {
  history.replaceState(null, '', address);
  render(
    <BrowserRouter basename={basename}>
      <Page />
    </BrowserRouter>,
  );
}

beforeEach(() => history.replaceState(null, '', '/'));
afterEach(cleanup);

it('goes to a new entry, or in place of one, with its state', () => {
  show('/index?q=a#top');
  expect(shown()).toEqual({ at: '/index?q=a#top', type: 'POP', state: null, key: 'default' });
  const steps = history.length;
  act(() => navigate('/rng?q=koi', { state: { from: '/index' } }));
  expect(shown()).toMatchObject({ at: '/rng?q=koi', type: 'PUSH', state: { from: '/index' } });
  act(() => navigate({ pathname: '/live', search: 'q=b' }, { replace: true }));
  expect(shown()).toMatchObject({ at: '/live?q=b', type: 'REPLACE', state: null });
  expect([history.length, location.pathname]).toEqual([steps + 1, '/live']);
});

it('goes back to an entry with the state and the key that it had', async () => {
  show('/index');
  act(() => navigate('/rng', { state: 'first' }));
  const before = shown();
  act(() => navigate('/live'));
  expect(shown().key).not.toBe(before.key);
  history.back();
  await expect.poll(shown).toEqual({ ...before, type: 'POP' });
});

it('stays on the page where a target names none', () => {
  show('/rng?q=a');
  act(() => navigate('#top'));
  expect(shown().at).toBe('/rng#top');
  act(() => setParameters(new URLSearchParams({ q: 'b' })));
  expect(shown().at).toBe('/rng?q=b');
  act(() => setParameters(new URLSearchParams()));
  expect(shown().at).toBe('/rng');
});

it('keeps to its base path, in any case, and shows nothing outside it', () => {
  show('/Play/rng', '/play');
  expect(shown().at).toBe('/rng');
  act(() => navigate('/live'));
  expect([shown().at, location.pathname]).toEqual(['/live', '/play/live']);
  act(() => navigate('/'));
  expect([shown().at, location.pathname]).toEqual(['/', '/play']);
  cleanup();
  show('/player', '/play');
  expect(screen.queryByRole('status')).toBeNull();
});

it.each(['//evil.example', '/\\evil.example', '//evil.example/rng?q=a'])(
  'does not follow %s to another site',
  (address) => {
    show('/index');
    expect(() => navigate(address)).toThrow('is not an address of this site');
    expect(location.pathname).toBe('/index');
  },
);

it('leads elsewhere once it is rendered, without an entry of its own', () => {
  history.replaceState(null, '', '/old');
  const steps = history.length;
  render(
    <BrowserRouter>
      <Page />
      <Navigate to="/index?q=a" state={{ from: '/old' }} replace />
    </BrowserRouter>,
  );
  expect(shown()).toMatchObject({ at: '/index?q=a', state: { from: '/old' }, type: 'REPLACE' });
  expect(history.length).toBe(steps);
});

it('gives links the address that the browser shows', () => {
  history.replaceState(null, '', '/play/index');
  const Href = ({ to }: { to: string }) => <i>{useHref(to)}</i>;
  render(
    <BrowserRouter basename="/play">
      <Href to="/rng?q=a#b" />
      <Href to="/" />
      <Href to="#c" />
    </BrowserRouter>,
  );
  expect([...document.querySelectorAll('i')].map(({ textContent }) => textContent)).toEqual([
    '/play/rng?q=a#b',
    '/play',
    '/play/index#c',
  ]);
});
