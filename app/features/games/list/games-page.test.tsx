// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { testBrand } from '#app/brand/brand.fixture.ts';
import type { SiteBrand } from '#app/brand/brand.ts';
import { refusal } from '#app/platform/fake-platform.fixture.ts';
import { answering, someGame } from '#app/platform/games/platform-answers.fixture.ts';
import type { Site } from '#app/shell/site/create-site.ts';
import { ScrollToTarget } from '#app/shell/site/scroll-to-target.tsx';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import { defineFeature } from '#app/shell/slots/define-feature.ts';
import words from '#locales/EN/games.json' with { type: 'json' };
import { GamesPage } from './games-page.tsx';

// Rendering a list of tiles in jsdom is slow on a busy machine.
class Watcher {
  observe() {}
  disconnect() {}
}

class Seer {
  constructor(private readonly say: (entries: { isIntersecting: boolean }[]) => void) {}
  observe() {
    this.say([{ isIntersecting: true }]);
  }
  disconnect() {}
}

const vendor = (vassalage: string, displayName: string) =>
  ({ vassalage, displayName, gameType: 'RNG', icon: '', gameCount: 1 }) as const;
const slots = Array.from({ length: 61 }, (_, index) => someGame(index + 1, { nodeName: `Slot ${index + 1}` }));

function show(at: string, answers: Parameters<typeof answering>[0] = {}, brand: Partial<SiteBrand> = {}) {
  const vendors = [vendor('JDW', 'Jadeworks'), vendor('REG', 'Regalia')];
  const platform = answering({ vendors, games: () => slots, ...answers });
  const part = (
    <>
      <GamesPage />
      <ScrollToTarget />
    </>
  );
  showInSite(part, { at, words: { games: words }, brand });
  return platform;
}

beforeEach(() => {
  sessionStorage.clear();
  vi.stubGlobal('scrollTo', vi.fn());
  vi.stubGlobal('ResizeObserver', Watcher);
  vi.stubGlobal('IntersectionObserver', Watcher);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const pit = (vassalage: string, displayName: string) =>
  ({ ...vendor(vassalage, displayName), gameType: 'SPORTS' }) as const;
const sports = {
  vendors: [pit('TLN', 'Touchline'), pit('DS88', 'Spurline'), pit('DIG', 'Diggings')],
  games: () => [
    someGame(1, { nodeName: 'Cup Final', gameType: 'SPORTS', vassalage: 'TLN' }),
    someGame(2, { nodeName: 'Rooster Arena', gameType: 'SPORTS', vassalage: 'DS88' }),
    someGame(3, { nodeName: 'Morning Derby', gameType: 'SPORTS', vassalage: 'DIG' }),
    someGame(4, { nodeName: 'League Night', gameType: 'SPORTS', vassalage: 'TLN' }),
  ],
};

describe('Cockfight', () => {
  const apart = { categories: ['sports', 'cockfight'] } satisfies Partial<SiteBrand>;
  const shown = () =>
    ['Cup Final', 'League Night', 'Rooster Arena', 'Morning Derby'].filter((name) => screen.queryByText(name));

  // @proves 1.18
  it('is a filter of sports', async () => {
    show('/sports', sports);
    const filter = await screen.findByRole('button', { name: 'Cockfight' });
    expect(await screen.findByText('4 games')).toBeDefined();
    fireEvent.click(filter);
    expect(await screen.findByText('2 games')).toBeDefined();
    expect(location.search).toBe('?cockfight=1');
    await waitFor(() => expect(shown()).toEqual(['Rooster Arena', 'Morning Derby']));
  });

  it('is no filter of sports without it, nor of another category', async () => {
    show('/sports', { ...sports, vendors: [pit('TLN', 'Touchline')] });
    expect(await screen.findByText('4 games')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Cockfight' })).toBeNull();
    cleanup();
    show('/rng?cockfight=1');
    expect(await screen.findByText('61 games')).toBeDefined();
  });

  // @proves 1.18
  it('is a category where the brand has it, with its vendors and games', async () => {
    const { calls } = show('/cockfight', sports, apart);
    expect(await screen.findByRole('heading', { level: 1, name: 'Cockfight' })).toBeDefined();
    expect(await screen.findByText('2 games')).toBeDefined();
    await waitFor(() => expect(shown()).toEqual(['Rooster Arena', 'Morning Derby']));
    expect(screen.getByText('Spurline')).toBeDefined();
    expect(screen.queryByText('Touchline')).toBeNull();
    expect(calls.find(({ id }) => id === 'gameList')?.query).toMatchObject({ gameType: 'SPORTS' });
  });

  it('is not among the sports of such a brand', async () => {
    show('/sports', sports, apart);
    expect(await screen.findByText('2 games')).toBeDefined();
    await waitFor(() => expect(shown()).toEqual(['Cup Final', 'League Night']));
    expect(screen.queryByText('Spurline')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Cockfight' })).toBeNull();
  });
});

describe('GamesPage', () => {
  it('reserves room for every game of the category, and draws the first ones', async () => {
    const { calls } = show('/rng');
    expect(await screen.findByText('61 games')).toBeDefined();
    await waitFor(() => expect(screen.getAllByText(/^Slot \d/)).toHaveLength(24));
    expect(calls.filter(({ id }) => id === 'gameList')).toHaveLength(1);
  });

  // @proves 2.6
  it('requests the games of the vendor in the address', async () => {
    const { calls } = show('/rng?vassalage=REG');
    expect((await screen.findByRole('link', { name: /^Regalia/ })).getAttribute('aria-current')).toBe('true');
    expect(calls.find(({ id }) => id === 'gameList')?.query).toMatchObject({
      gameType: 'RNG',
      vassalage: 'REG',
    });
  });

  // @proves 9.23
  it('has kinds for slots only, in the specification’s order', async () => {
    show('/rng?vassalage=JDW&q=slot');
    const parts = await screen.findByRole('navigation', { name: 'Types of slots' });
    expect(
      within(parts)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['', '&kind=JP', '&kind=TG', '&kind=AC'].map((kind) => `/rng?vassalage=JDW&q=slot${kind}`));
    cleanup();
    show('/fish');
    expect(await screen.findByRole('heading', { level: 1, name: 'Fish' })).toBeDefined();
    expect(screen.queryByRole('navigation', { name: 'Types of slots' })).toBeNull();
  });

  it('searches all pages while typing, and keeps the search in the address', async () => {
    show('/rng?vassalage=JDW');
    await screen.findByText('61 games');
    fireEvent.change(screen.getByLabelText('Search Slots'), { target: { value: 'slot 61' } });
    expect(await screen.findByText('1 game')).toBeDefined();
    expect(await screen.findByText('Slot 61')).toBeDefined();
    expect(location.search).toBe('?vassalage=JDW&q=slot+61');
  });

  it('searches a long list in few requests', async () => {
    const many = Array.from({ length: 1200 }, (_, index) => someGame(index + 1, { nodeName: `Slot ${index + 1}` }));
    const { calls } = show('/rng?q=slot+1177', { games: () => many });
    expect(await screen.findByText('Slot 1177')).toBeDefined();
    const pages = calls.filter(({ id }) => id === 'gameList').map(({ query }) => query['pageSize']);
    expect(pages).toEqual(['100', '500', '500', '500']);
  });

  it('gives screen readers each game’s position and the total', async () => {
    show('/rng');
    await screen.findByText('61 games');
    const tile = (await screen.findByText('Slot 7')).closest('li');
    expect(tile?.getAttribute('aria-posinset')).toBe('7');
    expect(tile?.getAttribute('aria-setsize')).toBe('61');
  });

  it('fills a cell far down the list once its page has loaded', async () => {
    const many = Array.from({ length: 300 }, (_, index) => someGame(index + 1, { nodeName: `Slot ${index + 1}` }));
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function box(this: HTMLElement) {
      return new DOMRect(0, this.matches('ul') ? -250 * 200 : 0, 100, 250);
    });
    const { calls } = show('/rng', { games: () => many });
    expect(await screen.findByText('Slot 201')).toBeDefined();
    expect(screen.queryByText('Slot 1')).toBeNull();
    const pages = calls.filter(({ id }) => id === 'gameList').map(({ query }) => query['pageNo']);
    expect(pages[0]).toBe('1');
    expect(pages).toContain('3');
    vi.restoreAllMocks();
  });

  it('comes to rest though the height of a row is rounded differently further down', async () => {
    const many = Array.from({ length: 300 }, (_, index) => someGame(index + 1, { nodeName: `Slot ${index + 1}` }));
    // The edge of the drawn rows is exactly at a row, so that each rounding asks for the rows that have the other.
    const top = -(250 * 200 + 0.75 * innerHeight);
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function box(this: HTMLElement) {
      const isEven = Number(this.dataset['index']) % 2 === 0;
      return new DOMRect(0, this.matches('ul') ? top : 0, 100, isEven ? 250.0625 : 250);
    });
    show('/rng', { games: () => many });
    expect(await screen.findByText('Slot 204')).toBeDefined();
    vi.restoreAllMocks();
  });

  it('requests one kind of slots', async () => {
    const { calls } = show('/rng?kind=JP');
    expect((await screen.findByText('Jackpot')).getAttribute('aria-current')).toBe('true');
    await screen.findByText('61 games');
    expect(calls.find(({ id }) => id === 'gameList')?.query).toMatchObject({ gameType: 'JP' });
  });

  it('keeps the choices in the address, one history entry each', async () => {
    show('/rng?vassalage=JDW', { games: () => slots.map((slot) => ({ ...slot, isHot: slot.nodeId === 5 ? 1 : 0 })) });
    await screen.findByText('61 games');
    const steps = history.length;
    fireEvent.click(screen.getByRole('button', { name: 'Hot', pressed: false }));
    expect(await screen.findByText('1 game')).toBeDefined();
    fireEvent.change(screen.getByLabelText('Order'), { target: { value: 'newest' } });
    await waitFor(() => expect(location.search).toBe('?vassalage=JDW&hot=1&sort=newest'));
    expect(history.length).toBe(steps + 2);
    expect(await screen.findByText('Slot 5')).toBeDefined();
  });

  it('scrolls to the top for another vendor, but not for a filter', async () => {
    show('/rng');
    await screen.findByText('61 games');
    fireEvent.click(screen.getByRole('button', { name: 'Hot' }));
    await waitFor(() => expect(location.search).toBe('?hot=1'));
    expect(scrollTo).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('link', { name: /^Regalia/ }));
    await waitFor(() => expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0));
    history.back();
    await waitFor(() => expect(screen.getByText('All vendors').ariaCurrent).toBe('true'));
    expect(scrollTo).toHaveBeenCalledOnce();
  });

  it('keeps the vendor chosen last while its list loads', async () => {
    show('/rng');
    await screen.findByText('61 games');
    // The address bar changes before the page follows it.
    history.replaceState(null, '', '/rng?vassalage=JDW');
    fireEvent.change(screen.getByLabelText('Order'), { target: { value: 'newest' } });
    await waitFor(() => expect(location.search).toBe('?vassalage=JDW&sort=newest'));
  });

  it('offers all games when the choices leave none', async () => {
    show('/rng?new=1&kind=AC');
    expect(await screen.findByText('No games match your filters')).toBeDefined();
    fireEvent.click(screen.getByText('Show all games'));
    expect(await screen.findByText('61 games')).toBeDefined();
    expect(location.search).toBe('');
  });

  it('offers all games when the platform dropped the vendor', async () => {
    show('/rng?vassalage=GONE', { games: (query) => (query['vassalage'] ? [] : slots) });
    fireEvent.click(await screen.findByText('Show all games'));
    expect(await screen.findByText('61 games')).toBeDefined();
    expect(location.search).toBe('');
  });

  // @proves 2.6
  it('shows a game centre’s vendors as cards that start them, with lotteries on their own page', async () => {
    const lottery = defineFeature({ name: 'lottery', module: null }, ({ screen: onDemand }) => ({
      routes: [
        {
          path: '/vnLottery',
          plays: ['TCG_LOTTO_VN'],
          opensGame: true,
          view: 'lottery',
          layout: 'site',
          access: 'login',
          title: 'entry.x',
          screen: onDemand(async () => () => null),
        },
      ],
    }));
    const vendors = [
      { ...vendor('TCG_LOTTO_VN', 'Lotus Draws'), gameType: 'ELOTT' },
      { ...vendor('TCG_SEA', 'Isles Draws'), gameType: 'ELOTT' },
    ] as const;
    answering({ vendors, games: () => slots });
    const prepare = ({ session }: Site) => session.store.setState({ status: 'member' });
    showInSite(<GamesPage />, { at: '/elott', words: { games: words }, features: [lottery], prepare });
    const href = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');
    expect(await href('Lotus Draws')).toBe('/vnLottery');
    expect(await href('Isles Draws')).toBe('/seamless?vassalage=TCG_SEA&gameType=ELOTT');
    expect(screen.getByText('All games')).toBeDefined();
  });

  // @proves 9.8
  it('shows more than ten vendors as a shelf of pictures', async () => {
    vi.stubGlobal('IntersectionObserver', Seer);
    const vendors = Array.from({ length: 11 }, (_, index) => vendor(`V${index}`, `Vendor ${index}`));
    show('/rng', { vendors });
    await screen.findByRole('img', { name: 'Vendor 3' });
    expect(screen.queryByText('Vendor 3')).toBeNull();
    expect(screen.getByRole('navigation', { name: 'Vendors' }).querySelectorAll('li')).toHaveLength(12);
  });

  it.each([
    ['quiet', 'default'],
    ['tinted', 'purple'],
  ] as const)('shows many vendors in the ink that the brand chose: %s', async (vendorMarks, variant) => {
    vi.stubGlobal('IntersectionObserver', Seer);
    const { theme } = testBrand;
    const vendors = Array.from({ length: 11 }, (_, index) => vendor(`V${index}`, `Vendor ${index}`));
    show('/rng', { vendors }, { theme: { ...theme, layout: { ...theme.layout, vendorMarks } } });
    const marks = () => [...document.querySelectorAll('nav img')].map((img) => img.getAttribute('src'));
    await waitFor(() => expect(marks()).toHaveLength(11));
    for (const mark of marks()) expect(mark).toContain(`/RNG/${variant}/V`);
  });

  it('shows the listed vendor’s logo in white on the scene', async () => {
    vi.stubGlobal('IntersectionObserver', Seer);
    show('/rng?vassalage=REG');
    await screen.findByText('61 games');
    const marks = () => [...document.querySelectorAll('img[src*="/vendors/"]')].map((img) => img.getAttribute('src'));
    await waitFor(() => expect(marks()).toEqual([expect.stringMatching(/\/RNG\/white\/REG\.svg$/)]));
    fireEvent.click(screen.getByText('All vendors'));
    await waitFor(() => expect(marks()).toEqual([]));
  });

  it('says that nothing was found, and links to all games', async () => {
    show('/rng?q=zebra', { hot: [someGame(3, { nodeName: 'Meanwhile' })] });
    expect(await screen.findByText('No games match “zebra”')).toBeDefined();
    expect(await screen.findByRole('link', { name: 'Meanwhile' })).toBeDefined();
    fireEvent.click(screen.getByText('Show all games'));
    expect(await screen.findByText('61 games')).toBeDefined();
    await waitFor(() => expect(screen.getByLabelText('Search Slots')).toHaveProperty('value', ''));
  });

  it('shows the games when the vendors fail to load, and offers a retry', async () => {
    const all = { games: () => slots, vendors: [vendor('JDW', 'Jadeworks')] };
    answering({ ...all, others: { gameVendor: () => refusal(403) } });
    showInSite(<GamesPage />, { at: '/sports', words: { games: words } });
    expect(await screen.findByText('We couldn’t load the vendors')).toBeDefined();
    expect(await screen.findByText('61 games')).toBeDefined();
    answering(all);
    fireEvent.click(screen.getByText('Try again'));
    await waitFor(() => expect(screen.queryByText('We couldn’t load the vendors')).toBeNull());
  });

  it('offers a retry when the games fail to load', async () => {
    answering({ others: { gameList: () => refusal(403) } });
    showInSite(<GamesPage />, { at: '/rng', words: { games: words } });
    expect(await screen.findByText('We couldn’t load the games')).toBeDefined();
    answering({ games: () => slots });
    fireEvent.click(screen.getByText('Try again'));
    expect(await screen.findByText('61 games')).toBeDefined();
  });
});
