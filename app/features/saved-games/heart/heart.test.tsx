// @vitest-environment jsdom

import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { standInForModals } from '#app/kit/dialog/modal-double.fixture.ts';
import { fakePlatform, refusal } from '#app/platform/fake-platform.fixture.ts';
import { someGame } from '#app/platform/games/platform-answers.fixture.ts';
import { member } from '#app/session/member.fixture.ts';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import { ToastShelf } from '#app/shell/toasts/toast-shelf.tsx';
import words from '#locales/EN/saved-games.json' with { type: 'json' };
import { GuestHeart } from './guest-heart.tsx';
import { Heart } from './heart.tsx';

const done = () => undefined;
const refused = () => refusal(403, { errorCode: 'not_available' });

interface Situation {
  favorites?: number[];
  status?: 'member' | 'trial';
  /** Delay or refuse the platform's calls that load and add favourites. */
  before?: { ids?: () => Promise<void>; add?: Promise<void> };
  add?: () => Response | undefined;
  /** Number of tiles of the game on the page. */
  tiles?: number;
}

function show({ favorites = [], status = 'member', before = {}, add = done, tiles = 1 }: Situation = {}) {
  const kept = new Set(favorites);
  const { callsOf } = fakePlatform({
    favoriteGames: async () => {
      await before.ids?.();
      return { favGameIds: [...kept] };
    },
    addFavoriteGame: async () => {
      await before.add;
      const refused = add();
      if (!refused) kept.add(3);
      return refused;
    },
    removeFavoriteGame: ({ query }) => void kept.delete(Number(query['nodeId'])),
  });
  const site = showInSite(
    <>
      {Array.from({ length: tiles }, (_, tile) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they differ in nothing but their index.
        <Heart key={tile} game={someGame(3, { nodeName: 'Ronin' })} />
      ))}
      <ToastShelf />
    </>,
    {
      at: '/index',
      words: { 'saved-games': words },
      prepare: ({ session }) => session.store.setState({ status, member: member }),
    },
  );
  return { site, calls: callsOf };
}

const heart = (pressed: boolean) => screen.findByRole('button', { name: 'Add Ronin to my collection', pressed });

beforeEach(() => {
  standInForModals();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('Heart', () => {
  // @proves 2.35, 4.54
  it('shows a favourite before the platform responds', async () => {
    const { calls } = show({ before: { add: new Promise(() => undefined) } });
    fireEvent.click(await heart(false));
    expect(await heart(true)).toBeDefined();
    await waitFor(() => expect(calls('addFavoriteGame')).toHaveLength(1));
  });

  // @proves 3.20
  it('removes a favourite by node, vendor and type', async () => {
    const { calls } = show({ favorites: [3] });
    fireEvent.click(await heart(true));
    expect(await heart(false)).toBeDefined();
    await waitFor(() => expect(calls('removeFavoriteGame')).toHaveLength(1));
    expect(calls('removeFavoriteGame')[0]?.query).toEqual({ nodeId: '3', vendor: 'JDW', gameType: 'RNG' });
  });

  it('undoes a change that the platform refuses, with a message', async () => {
    show({ add: refused });
    fireEvent.click(await heart(false));
    expect(await screen.findByText(/^Ronin: we couldn’t update your collection/)).toBeDefined();
    expect(await heart(false)).toBeDefined();
  });

  it('undoes it even when the favourites fail to reload', async () => {
    let answer = () => {};
    const add = new Promise<void>((resolve) => {
      answer = resolve;
    });
    let ids = Promise.resolve();
    const { calls, site } = show({ add: refused, before: { ids: () => ids, add } });
    fireEvent.click(await heart(false));
    await waitFor(() => expect(calls('addFavoriteGame')).toHaveLength(1));
    ids = new Promise(() => undefined);
    answer();
    expect(await heart(false)).toBeDefined();
    site.queries.clear();
  });

  // @proves 9.6
  it('allows one change a second', async () => {
    const { calls } = show();
    const now = vi.spyOn(Date, 'now').mockReturnValue(50_000);
    fireEvent.click(await heart(false));
    fireEvent.click(await heart(true));
    now.mockReturnValue(50_999);
    fireEvent.click(await heart(true));
    await waitFor(() => expect(calls('addFavoriteGame')).toHaveLength(1));
    expect(calls('removeFavoriteGame')).toHaveLength(0);
    now.mockReturnValue(51_000);
    fireEvent.click(await heart(true));
    await waitFor(() => expect(calls('removeFavoriteGame')).toHaveLength(1));
  });

  it('allows one change a second of a game that is on the page twice', async () => {
    const { calls } = show({ tiles: 2 });
    const [first, second] = await screen.findAllByRole('button', { name: 'Add Ronin to my collection' });
    if (!first || !second) throw new Error('The game is on the page only once.');
    fireEvent.click(first);
    await waitFor(() => expect(second.getAttribute('aria-pressed')).toBe('true'));
    fireEvent.click(second);
    await waitFor(() => expect(calls('addFavoriteGame')).toHaveLength(1));
    expect(calls('removeFavoriteGame')).toHaveLength(0);
  });

  it('sends two changes in order', async () => {
    let answer = () => {};
    const add = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const { calls } = show({ before: { add } });
    fireEvent.click(await heart(false));
    const added = await heart(true);
    const later = Date.now() + 1000;
    vi.spyOn(Date, 'now').mockReturnValue(later);
    fireEvent.click(added);
    await heart(false);
    expect(calls('removeFavoriteGame')).toHaveLength(0);
    answer();
    await waitFor(() => expect(calls('removeFavoriteGame')).toHaveLength(1));
    expect(await heart(false)).toBeDefined();
  });

  it('changes nothing after another account logs in', async () => {
    let answer = () => {};
    const ids = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const { calls, site } = show({ before: { ids: () => ids } });
    const empty = await heart(false);
    await act(async () => void fireEvent.click(empty));
    act(() => site.session.store.setState({ member: { ...member, id: member.id + 1 } }));
    answer();
    await waitFor(() => expect(site.queries.isMutating()).toBe(0));
    expect(calls('addFavoriteGame')).toHaveLength(0);
  });

  // @proves 4.54
  it('doesn’t add an existing favourite again', async () => {
    let answer = () => {};
    const ids = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const { calls } = show({ favorites: [3], before: { ids: () => ids } });
    // The favourites are still loading, so the heart is empty.
    fireEvent.click(await heart(false));
    answer();
    expect(await heart(true)).toBeDefined();
    expect(calls('addFavoriteGame')).toHaveLength(0);
  });

  // @proves 4.7
  it('asks a trial account to open a real one, without a call', async () => {
    const { calls } = show({ status: 'trial' });
    fireEvent.click(await heart(false));
    expect(screen.getByRole('dialog', { name: 'You need a real account' })).toBeDefined();
    expect(calls('addFavoriteGame')).toHaveLength(0);
    expect(calls('favoriteGames')).toHaveLength(0);
  });
});

describe('GuestHeart', () => {
  // @proves 4.2
  it('links to the log-in, which returns to the game', () => {
    showInSite(<GuestHeart game={someGame(3)} />, { at: '/rng?q=a', words: { 'saved-games': words } });
    fireEvent.click(screen.getByRole('link', { name: 'Add Game 3 to my collection' }));
    expect(location.pathname).toBe('/login');
    expect(history.state.usr).toEqual({ from: '/rng?q=a', open: true });
  });
});
