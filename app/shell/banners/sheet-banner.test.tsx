// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answering } from '#app/platform/games/platform-answers.fixture.ts';
import type { Banner } from '#schemas/generated/platform.ts';
import { everyLayout } from '../router/every-layout.fixture.ts';
import { showInSite } from '../site/show-in-site.fixture.tsx';
import { SheetBanner } from './sheet-banner.tsx';

// jsdom has none; reduced motion keeps the slides still.
beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: true })));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const banner = (title: string, link: string, linkageType: Banner['linkageType'] = 'PAGE') => {
  return { groupName: 'w_login', url: `/${title}.svg`, text: '', title, link, linkageType };
};

async function show(...banners: Banner[]) {
  answering({ banners });
  const onFollow = vi.fn();
  const features = [everyLayout];
  showInSite(<SheetBanner group="w_login" onFollow={onFollow} />, { at: '/login', words: {}, features });
  await screen.findByText(banners[0]?.title ?? '');
  return onFollow;
}

// @proves 2.44
it('shows all banners of its group, in turn, with a pause button', async () => {
  await show(banner('One', '/rng'), banner('Two', '', 'NONE'), { ...banner('Elsewhere', ''), groupName: 'w_home' });
  expect(screen.getByRole('region', { name: 'Current offers' })).toBeDefined();
  expect(screen.getAllByRole('group').map(({ textContent }) => textContent)).toEqual(['One', 'Two']);
  expect(screen.getByRole('button', { name: 'Pause' })).toBeDefined();
});

// @proves 2.50
it('opens the page of a pressed banner, and lets its sheet close', async () => {
  const onFollow = await show(banner('Slots', '/rng?vassalage=JDW'));
  fireEvent.click(screen.getByRole('link', { name: 'Slots' }));
  expect(location.pathname + location.search).toBe('/rng?vassalage=JDW');
  expect(onFollow).toHaveBeenCalledOnce();
});

it.each(['/pvp', '//elsewhere.example/rng', 'https://elsewhere.example/rng', 'javascript:alert(1)', ''])(
  'has no link where the site has no page: %s',
  async (link) => {
    await show(banner('Nowhere', link));
    expect(screen.queryByRole('link')).toBeNull();
  },
);
