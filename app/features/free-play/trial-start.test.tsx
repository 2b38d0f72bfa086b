// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { testBrand } from '#app/brand/brand.fixture.ts';
import { standInForModals } from '#app/kit/dialog/modal-double.fixture.ts';
import { fakePlatform } from '#app/platform/fake-platform.fixture.ts';
import { member } from '#app/session/member.fixture.ts';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import words from '#locales/EN/free-play.json' with { type: 'json' };
import { TrialStart } from './trial-start.tsx';

let platform: ReturnType<typeof fakePlatform>;
const trial = { ...member, type: 4 as const };

beforeEach(() => {
  standInForModals();
  platform = fakePlatform({
    freePlay: () => ({ token: 'T', firstTimeLogin: false, passwordExpired: false, userInfo: trial }),
    memberInfo: () => trial,
  });
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const show = (disclaimer: boolean) =>
  showInSite(<TrialStart close={vi.fn()} />, {
    at: '/rng',
    words: { 'free-play': words },
    brand: { legal: { ...testBrand.legal, disclaimer } },
  });

it('says what a trial is before it begins', async () => {
  const site = show(false);
  expect(screen.getByText(words.about.real)).toBeDefined();
  expect(platform.ids()).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: words.about.start }));
  await waitFor(() => expect(site.session.store.getState().status).toBe('trial'));
  expect(platform.callsOf('freePlay')).toHaveLength(1);
});

// @proves 2.35
it('starts a trial from a tile only after the disclaimer is accepted', async () => {
  const site = show(true);
  fireEvent.submit(document.querySelector('form') ?? document.body);
  await screen.findByText('Please accept the disclaimer first');
  expect(platform.ids()).toEqual([]);
  fireEvent.click(screen.getByRole('checkbox'));
  fireEvent.submit(document.querySelector('form') ?? document.body);
  await waitFor(() => expect(site.session.store.getState().status).toBe('trial'));
  expect(platform.callsOf('freePlay')).toHaveLength(1);
});
