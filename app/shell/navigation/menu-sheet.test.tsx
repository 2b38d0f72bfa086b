// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answering } from '#app/platform/games/platform-answers.fixture.ts';
import { everyLayout } from '../router/every-layout.fixture.ts';
import { showInSite } from '../site/show-in-site.fixture.tsx';
import { MenuSheet } from './menu-sheet.tsx';

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function open() {
    this.open = true;
  };
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const banner = { url: '/img/banners/sports.svg', linkageType: 'CATEGORY' as const, text: 'All weekend.' };

// @proves 2.29
it('shows the side menu’s banner and closes when it is followed', async () => {
  const banners = [
    { ...banner, groupName: 'w_home', link: '/live', title: 'Live' },
    { ...banner, groupName: 'w_leftmenu', link: '/rng', title: 'Sports' },
  ];
  answering({ banners });
  const close = vi.fn();
  showInSite(<MenuSheet close={close} />, { at: '/index', words: {}, features: [everyLayout] });
  fireEvent.click(await screen.findByRole('link', { name: /Sports/ }));
  expect(location.pathname).toBe('/rng');
  expect(close).toHaveBeenCalled();
  expect(screen.queryByText('Live')).toBeNull();
});
