// @vitest-environment jsdom

import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { testBrand } from '#app/brand/brand.fixture.ts';
import { fakePlatform, refusal } from '#app/platform/fake-platform.fixture.ts';
import { someGame } from '#app/platform/games/platform-answers.fixture.ts';
import { member } from '#app/session/member.fixture.ts';
import type { SessionStatus } from '#app/session/member-type.ts';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import { defineFeature } from '#app/shell/slots/define-feature.ts';
import words from '#locales/EN/saved-games.json' with { type: 'json' };
import { Heart } from '../heart/heart.tsx';
import { FavoritePage } from './favorite-page.tsx';
import { RecentPage } from './recent-page.tsx';

const hearts = defineFeature({ name: 'saved-games', module: null }, ({ screen: onDemand }) => ({
  tileActions: [{ order: 1, place: 'corner', screen: onDemand(async () => Heart) }],
}));

/** Fake platform with these games as favourites and as recent games. It removes them on request. */
function show(
  part: ReactNode,
  at: string,
  kept: number[],
  { size = 24, refuses = (): boolean => false, status = 'member' as SessionStatus, isClosed = false } = {},
) {
  const page = (query: Record<string, string>) => {
    const pageNum = Number(query['pageNum']);
    const content = kept.slice((pageNum - 1) * size, pageNum * size).map((id) => someGame(id));
    return { content, pageNum, totalPages: Math.ceil(kept.length / size) };
  };
  const unless = <Value,>(value: Value) => (refuses() ? refusal(403) : value);
  const platform = fakePlatform({
    favoriteGames: () => unless({ favGameIds: [...kept] }),
    favoriteGamesList: ({ query }) => unless({ favGameList: page(query) }),
    recentGames: ({ query }) => unless(page(query)),
    removeFavoriteGame: ({ query }) => void kept.splice(kept.indexOf(Number(query['nodeId'])), 1),
  });
  showInSite(part, {
    at,
    words: { 'saved-games': words },
    brand: { registration: { ...testBrand.registration, closed: isClosed } },
    prepare: (site) => {
      site.session.store.setState({ status, member: member });
      Object.assign(site, { features: [hearts] });
    },
  });
  return platform;
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('FavoritePage', () => {
  // @proves 4.54
  it('removes a game, and moves the focus to the next one', async () => {
    show(<FavoritePage />, '/favorite', [1, 2, 3]);
    const second = await screen.findByRole('button', { name: 'Add Game 2 to my collection', pressed: true });
    second.focus();
    fireEvent.click(second);
    await waitFor(() => expect(screen.queryByText('Game 2')).toBeNull());
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Add Game 3 to my collection');
  });

  it('says how to start when the list is empty', async () => {
    show(<FavoritePage />, '/favorite', []);
    expect(await screen.findByText('Your collection is empty')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Find a game' }).getAttribute('href')).toBe('/index');
  });

  // @proves 2.7
  it('turns its pages, and keeps the page in the address', async () => {
    show(<FavoritePage />, '/favorite', [1, 2, 3], { size: 2 });
    expect(await screen.findByText('Game 1')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Next page' }));
    expect(await screen.findByText('Game 3')).toBeDefined();
    expect(location.search).toBe('?page=2');
    await waitFor(() => expect(screen.queryByText('Game 1')).toBeNull());
  });

  it('goes to the last page from one past the end', async () => {
    show(<FavoritePage />, '/favorite?page=9', [1, 2, 3], { size: 2 });
    expect(await screen.findByText('Game 3')).toBeDefined();
    expect(location.search).toBe('?page=2');
  });
});

describe.each([
  ['/favorite', FavoritePage],
  ['/recent', RecentPage],
] as const)('%s', (at, Page) => {
  it('asks a trial account to register, and does not request its list', async () => {
    const { calls } = show(<Page />, at, [1], { status: 'trial' });
    const register = await screen.findByRole('link', { name: 'Create an account' });
    expect(register.getAttribute('href')).toBe('/register');
    expect(screen.getByText('You need a real account')).toBeDefined();
    expect(screen.queryByText('Game 1')).toBeNull();
    const lists = calls.filter(({ id }) => id === 'favoriteGamesList' || id === 'recentGames');
    expect(lists).toEqual([]);
  });

  it('offers a trial account the games where registration is closed', async () => {
    show(<Page />, at, [1], { status: 'trial', isClosed: true });
    expect((await screen.findByRole('link', { name: 'Find a game' })).getAttribute('href')).toBe('/index');
    expect(screen.queryByRole('link', { name: 'Create an account' })).toBeNull();
  });
});

describe('RecentPage', () => {
  it('offers a retry when the games fail to load', async () => {
    let refused = true;
    show(<RecentPage />, '/recent', [5], { refuses: () => refused });
    expect(await screen.findByText('We couldn’t load your recent games')).toBeDefined();
    refused = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Game 5')).toBeDefined();
  });
});
