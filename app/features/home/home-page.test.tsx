// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { testBrand } from '#app/brand/brand.fixture.ts';
import type { SiteBrand } from '#app/brand/brand.ts';
import { standInForModals } from '#app/kit/dialog/modal-double.fixture.ts';
import { answering, someGame } from '#app/platform/games/platform-answers.fixture.ts';
import { everyLayout } from '#app/shell/router/every-layout.fixture.ts';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import { defineFeature, type Feature } from '#app/shell/slots/define-feature.ts';
import type { HomeRowProps } from '#app/shell/slots/slots.ts';
import words from '#locales/EN/home.json' with { type: 'json' };
import { minorUnits } from '#schemas/money/minor-units.ts';
import { HomePage } from './home-page.tsx';

const vendor = (gameType: 'RNG' | 'LIVE' | 'FISH') => ({
  vassalage: 'JDW',
  displayName: 'Jadeworks',
  gameType,
  icon: '',
  gameCount: 1,
});

// Rendering a page of tiles in jsdom is slow on a busy machine.
class Watcher {
  observe(_target?: Element) {}
  disconnect() {}
}

/** Reports every element as near the window. */
class Nearby extends Watcher {
  constructor(private readonly tell: (entries: { isIntersecting: boolean; target: Element }[]) => void) {
    super();
  }
  override observe(target?: Element) {
    if (target) this.tell([{ isIntersecting: true, target }]);
  }
}

/** A feature with a row of its own for a category. */
const draws = defineFeature({ name: 'draws', module: null }, ({ screen: part }) => ({
  homeRows: [
    {
      order: 1,
      category: 'lott',
      screen: part(async () => ({ category }: HomeRowProps) => <h2>The next {category}</h2>),
    },
  ],
}));

function show(answers: Parameters<typeof answering>[0], brand: Partial<SiteBrand> = {}, more: Feature[] = []) {
  const platform = answering(answers);
  const all = { home: words, draws: {} };
  showInSite(<HomePage />, { at: '/index', words: all, brand, features: [everyLayout, ...more] });
  return platform;
}

beforeEach(() => {
  sessionStorage.clear();
  vi.stubGlobal('ResizeObserver', Watcher);
  vi.stubGlobal('IntersectionObserver', Nearby);
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  standInForModals();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('HomePage', () => {
  // @proves 2.24
  it('shows the brand’s greeting until the platform’s banners load', async () => {
    show({
      banners: [
        { groupName: 'w_home', url: '/b.svg', linkageType: 'CATEGORY', link: '/rng', title: 'Big reels', text: 'Spin' },
        { groupName: 'w_login', url: '/l.svg', linkageType: 'NONE', link: '', title: 'Elsewhere', text: '' },
      ],
    });
    expect(screen.getByText('Specimen')).toBeDefined();
    expect(await screen.findByText('Big reels')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Play now' }).getAttribute('href')).toBe('/rng');
    expect(screen.queryByText('Elsewhere')).toBeNull();
  });

  it('shows what an offer is worth, and one button that each slide has', async () => {
    const banner = { groupName: 'w_home', url: '/b.svg', linkageType: 'PAGE', text: 'Spin' } as const;
    show({
      banners: [
        { ...banner, link: '/rng', title: 'A first bonus of', amount: minorUnits(500_000), button: 'See the offer' },
        { ...banner, url: '/c.svg', link: '/nowhere', title: 'Good to see you' },
      ],
    });
    expect(await screen.findByText('€5,000')).toBeDefined();
    expect(screen.getByRole('link', { name: 'See the offer' }).getAttribute('href')).toBe('/rng');
    expect(screen.getByRole('link', { name: 'Play now' }).getAttribute('href')).toBe(`/${testBrand.categories[0]}`);
  });

  it('shows banners without pictures if the theme says so', async () => {
    const layout = { ...testBrand.theme.layout, banners: 'plain' } as const;
    const banner = { groupName: 'w_home', url: '/b.svg', linkageType: 'CATEGORY', link: '/rng', text: '' } as const;
    show({ banners: [{ ...banner, title: 'Big reels' }] }, { theme: { ...testBrand.theme, layout } });
    const slide = await screen.findByRole('group', { name: '1 of 1' });
    expect(within(slide).getByText('Big reels')).toBeDefined();
    expect(slide.querySelector('img')).toBeNull();
  });

  it('begins with the brand’s own rows: a feature’s for a category, or the games of the category', async () => {
    show(
      { vendors: [vendor('LIVE')], games: () => [someGame(1)], hot: [someGame(9)] },
      { homeLead: ['lott', 'live'], categories: ['lott', 'live', 'rng'], homeRows: [] },
      [draws],
    );
    await screen.findByText('The next lott');
    const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(titles.slice(0, 3)).toEqual(['The next lott', 'Live casino', 'Hot games']);
  });

  // @proves 2.26
  it('shows the hot games’ banners with them', async () => {
    show({
      hot: [someGame(9)],
      banners: [
        {
          groupName: 'w_hotgames',
          url: '/h.svg',
          linkageType: 'CATEGORY',
          link: '/rng',
          title: 'Most played',
          text: 'Spin',
        },
        { groupName: 'w_hotgames', url: '/i.svg', linkageType: 'NONE', link: '', title: 'Fair play', text: 'Always' },
      ],
    });
    const banners = within(await screen.findByRole('region', { name: words.banner.hot }));
    expect(banners.getByRole('link', { name: 'Most played' }).getAttribute('href')).toBe('/rng');
    expect(banners.queryByRole('link', { name: 'Fair play' })).toBeNull();
    expect(screen.queryByRole('region', { name: words.banner.label })).toBeNull();
  });

  it('requests the games of a row only when it comes near the window', async () => {
    const come = new Map<Element, () => void>();
    class Held extends Nearby {
      override observe(target?: Element) {
        if (target) come.set(target, () => super.observe(target));
      }
    }
    vi.stubGlobal('IntersectionObserver', Held);
    const { calls } = show({ vendors: [vendor('RNG'), vendor('LIVE')], games: () => [someGame(1)] });
    const lists = () => calls.filter(({ id }) => id === 'gameList').map(({ query }) => query['gameType']);
    await screen.findByRole('region', { name: 'Slots by Jadeworks' });
    expect(screen.queryByRole('region', { name: 'Live casino' })).toBeNull();
    // Placeholder for the rows below the window.
    act(() => [...come].find(([place]) => place.childElementCount === 0)?.[1]());
    const row = await screen.findByRole('region', { name: 'Live casino' });
    act(() => come.get(row)?.());
    expect(await within(row).findByRole('link', { name: 'All 1' })).toBeDefined();
    expect(lists()).toEqual(['LIVE']);
  });

  // @proves 2.28, 7.16, 9.9
  it('shows a row for each category with vendors, and its number of games', async () => {
    const { calls } = show({ vendors: [vendor('RNG')], games: () => [someGame(1), someGame(2)], hot: [someGame(9)] });
    const row = await screen.findByRole('region', { name: 'Slots' });
    expect(await within(row).findByRole('link', { name: 'All 2' })).toBeDefined();
    const second = await within(row).findByRole('link', { name: /Game 2/ });
    expect(second.getAttribute('href')).toBe('/seamless?vassalage=JDW&gameType=RNG&gameCode=game-2');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Live casino' })).toBeNull());
    const ofCategory = calls.find(({ id, query }) => id === 'gameList' && !query['vassalage']);
    expect(ofCategory?.query).toEqual({
      clientType: '3',
      platform: 'flash,html5-desktop',
      merchant: 'specimen01',
      gameType: 'RNG',
      pageNo: '1',
      pageSize: '20',
      language: 'EN',
    });
    expect(calls.find(({ id }) => id === 'hotGames')?.query).toEqual({
      merchantCode: 'specimen01',
      isPlatform: '2',
      platform: 'flash,html5-desktop',
      language: 'EN',
    });
  });

  // @proves 2.27, 9.11
  it('shows rows of the first vendors before the categories: three for slots, one for live, one for fish', async () => {
    const vendors = ['A', 'B', 'C', 'D'].flatMap((vassalage) =>
      (['RNG', 'LIVE', 'FISH'] as const).map((type) => ({
        ...vendor(type),
        vassalage,
        displayName: `Vendor ${vassalage}`,
      })),
    );
    show(
      { vendors, games: () => [someGame(1)] },
      { categories: ['live', 'rng', 'fish'], homeRows: ['rng', 'fish', 'live'] },
    );
    const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    // The vendors of the other rows have not loaded yet.
    expect(titles()).toEqual(['Hot games', 'Slots', 'Fish games', 'Live casino']);
    const first = await screen.findByRole('region', { name: 'Slots by Vendor A' });
    expect(titles()).toEqual([
      'Slots by Vendor A',
      'Slots by Vendor B',
      'Slots by Vendor C',
      'Live casino by Vendor A',
      'Fish games by Vendor A',
      'Slots',
      'Fish games',
      'Live casino',
    ]);
    const all = await within(first).findByRole('link', { name: 'All 1' });
    expect(all.getAttribute('href')).toBe('/rng?vassalage=A');
  });

  // @proves 2.25
  it('opens the chosen notice, without the running text', async () => {
    show({
      notices: [
        { id: 1, title: 'First', content: '<p>one</p>' },
        { id: 2, title: 'Second', content: '<p>two<script>alert(1)</script></p>' },
      ],
    });
    const line = await screen.findByRole('region', { name: 'Notices' });
    const second = await within(line).findByRole('button', { name: 'Second' });
    await act(async () => void fireEvent.click(second));
    const dialog = await screen.findByRole('dialog', { name: 'Notices' });
    expect(within(dialog).getByRole('button', { name: 'Second' }).getAttribute('aria-expanded')).toBe('true');
    // Their HTML appears after the sanitiser has loaded.
    expect((await within(dialog).findByText('two')).innerHTML).toBe('two');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Second' }));
    expect(within(dialog).queryByText('two')).toBeNull();
  });
});
