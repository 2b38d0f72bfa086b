// @vitest-environment jsdom

import { act, cleanup } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { fakePlatform } from '#app/platform/fake-platform.fixture.ts';
import { SiteStartedContext } from '#app/shell/loading/site-started.ts';
import { everyLayout } from '#app/shell/router/every-layout.fixture.ts';
import { useNavigate } from '#app/shell/router/router.ts';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import words from '#locales/EN/public-popup.json' with { type: 'json' };
import { PUBLIC_POPUP } from './group.ts';
import { PopupWatch } from './popup-watch.tsx';

let goTo: ReturnType<typeof useNavigate>;

function Ways() {
  goTo = useNavigate();
  return null;
}

function show(at: string) {
  const popup = [{ id: 201, execution: 'B', title: 'Welcome', content: '<p>Good to see you.</p>' }] as const;
  fakePlatform({ announcements: () => ({ banners: [], player: [], popup: [...popup], promotion: [], notices: [] }) });
  const { modals } = showInSite(
    <SiteStartedContext value={true}>
      <PopupWatch />
      <Ways />
    </SiteStartedContext>,
    { at, words: { 'public-popup': words }, features: [everyLayout] },
  );
  return () => modals.store.getState().open;
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it.each(['/agentHome', '/AgentHome/', '/seamless'])(
  'popups stay off %s, and return with the players’ pages',
  async (path) => {
    const open = show('/index');
    await expect.poll(() => open()).toEqual([PUBLIC_POPUP]);
    act(() => goTo(path));
    expect(open()).toEqual([]);
    act(() => goTo('/rng'));
    await expect.poll(() => open()).toEqual([PUBLIC_POPUP]);
  },
);
