// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { answering } from '#app/platform/games/platform-answers.fixture.ts';
import { everyLayout } from '../router/every-layout.fixture.ts';
import { showInSite } from '../site/show-in-site.fixture.tsx';
import { SidePanel } from './side-panel.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

// @proves 2.29
it('shows the side menu’s banner below it', async () => {
  const banner = { url: '/img/banners/sports.svg', linkageType: 'CATEGORY' as const, text: 'All weekend.' };
  const banners = [
    { ...banner, groupName: 'w_home', link: '/live', title: 'Live' },
    { ...banner, groupName: 'w_leftmenu', link: '/rng', title: 'Sports' },
  ];
  answering({ banners });
  showInSite(<SidePanel />, { at: '/index', words: {}, features: [everyLayout] });
  await waitFor(() =>
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['SportsAll weekend.']),
  );
});
