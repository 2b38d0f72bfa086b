// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { member } from '#app/session/member.fixture.ts';
import { useLocation, useNavigate } from '#app/shell/router/router.ts';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import { useScrollRestored } from './use-scroll-restored.ts';

function List() {
  useScrollRestored(true);
  return null;
}

/** Leaves the list and returns to it. */
function Ways() {
  const [isHere, setIsHere] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setIsHere(!isHere)}>
        Way
      </button>
      {isHere && <List />}
    </>
  );
}

/** A game's link to its list, or another link to the same address. */
function GameLink({ state }: { state?: object }) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const toGame = () => navigate('/seamless');
  return (
    <>
      <button type="button" onClick={toGame}>
        Game
      </button>
      <button type="button" onClick={() => navigate('/rng', { state })}>
        List
      </button>
      {pathname === '/rng' && <List />}
    </>
  );
}

const go = () => fireEvent.click(screen.getByText('Way'));

beforeEach(() => {
  vi.stubGlobal('scrollY', 0);
  vi.stubGlobal('scrollTo', vi.fn());
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('brings a list back to its place, even where a guest has logged in meanwhile', async () => {
  const site = showInSite(<Ways />, { at: '/rng', words: {} });
  vi.stubGlobal('scrollY', 900);
  go();
  vi.stubGlobal('scrollY', 0);
  act(() => site.session.store.setState({ status: 'member', member, over: false }));
  go();
  await waitFor(() => expect(scrollTo).toHaveBeenCalledWith(0, 900));
});

it.each([
  ['brings a list back to its place by a game’s link to it', { returned: true }, 900],
  ['begins at the top by any other link', undefined, undefined],
])('%s', async (_what, state, place) => {
  showInSite(<GameLink {...(state && { state })} />, { at: '/rng', words: {} });
  vi.stubGlobal('scrollY', 900);
  fireEvent.click(screen.getByText('Game'));
  vi.stubGlobal('scrollY', 0);
  fireEvent.click(screen.getByText('List'));
  // A list that moves does so within two frames.
  for (let frame = 0; frame < 2; frame += 1)
    await act(() => new Promise((next) => requestAnimationFrame(() => next(0))));
  const moved = vi.mocked(scrollTo).mock.calls.map(([, y]) => y);
  expect(moved[0]).toBe(place);
});
