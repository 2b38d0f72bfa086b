// @vitest-environment jsdom

import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Fake, fakePlatform, type RecordedCall, refusal } from '#app/platform/fake-platform.fixture.ts';
import type { SessionStatus } from '#app/session/member-type.ts';
import { ANNOUNCEMENTS } from '#app/shell/modals/modal-ids.ts';
import { everyLayout } from '#app/shell/router/every-layout.fixture.ts';
import { paths } from '#app/shell/router/paths.ts';
import { useNavigate } from '#app/shell/router/router.ts';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import { defineFeature } from '#app/shell/slots/define-feature.ts';
import words from '#locales/EN/announcements.json' with { type: 'json' };
import type { Announcement } from '#schemas/generated/platform.ts';
import { AnnouncementWatch } from './announcement-watch.tsx';
import { AnnouncementsDialog } from './announcements-dialog.tsx';

const news: Announcement = { id: 101, title: 'News', content: '<p>Something is new.</p>' };
const reward: Announcement = { id: 301, title: 'Reward', content: '<p>For you.</p>', promotionType: 'REWARD' };
const promotions = defineFeature({ name: 'promotions', module: null }, ({ screen: part }) => ({
  routes: [
    {
      path: paths.promotions,
      view: 'promotions',
      layout: 'site',
      access: 'public',
      title: 'entry.title',
      screen: part(async () => () => null),
    },
  ],
  memberPages: [
    {
      id: 'rewardCenter',
      group: 'activity',
      order: 1,
      icon: 'gift',
      label: 'entry.rewards',
      audience: 'logged-in',
      screen: part(async () => () => null),
    },
  ],
}));

let answer: Fake<'announcements'>;
let calls: RecordedCall[];
const lists = (player: Announcement[], promotion: Announcement[]) => () => ({
  ...{ banners: [], popup: [], notices: [] },
  ...{ player, promotion },
});

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  calls = fakePlatform({ announcements: (call) => answer(call) }).calls;
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const close = vi.fn();
const show = (features = [promotions], status: SessionStatus = 'guest') =>
  showInSite(<AnnouncementsDialog close={close} />, {
    at: '/index',
    words: { announcements: words },
    features,
    prepare: ({ session }) => session.store.setState({ status }),
  });

it('requests what the specification says, and opens the first', async () => {
  answer = lists([news], [reward]);
  show();
  expect(await screen.findByText('Something is new.')).toBeDefined();
  expect(calls).toHaveLength(1);
  expect(calls[0]?.query).toEqual({
    types: 'B,PL,PU,PR,H',
    platform: 'W',
    execution: 'B',
    language: 'EN',
  });
});

// @proves 2.43
it.each([
  ['member', '/member?page=rewardCenter'],
  ['guest', '/promotions'],
] as const)('leads a %s from one with a promotion type to %s, and closes', async (status, address) => {
  answer = lists([news], [reward]);
  show([promotions], status);
  await screen.findByText('Something is new.');
  expect(screen.queryByRole('link', { name: 'Go' })).toBeNull();
  fireEvent.click(within(screen.getByRole('list')).getByRole('button', { name: 'Reward' }));
  const go = screen.getByRole('link', { name: 'Go' });
  expect(go.getAttribute('href')).toBe(address);
  fireEvent.click(go);
  expect(close).toHaveBeenCalled();
});

it('has no link in a brand without promotions', async () => {
  answer = lists([], [reward]);
  show([]);
  expect(await screen.findByText('For you.')).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Go' })).toBeNull();
});

it('says when there are none, and offers a retry when loading fails', async () => {
  answer = () => refusal(403);
  show();
  const again = await screen.findByRole('button', { name: 'Try again' });
  answer = lists([], []);
  fireEvent.click(again);
  expect(await screen.findByText('No announcements yet')).toBeDefined();
});

function watch(at: string) {
  let goTo: (path: string) => unknown = () => undefined;
  const Links = () => {
    goTo = useNavigate();
    return null;
  };
  const parts = (
    <>
      <AnnouncementWatch />
      <Links />
    </>
  );
  const { modals } = showInSite(parts, { at, words: {}, features: [everyLayout] });
  return { open: () => modals.store.getState().open, go: (path: string) => act(() => void goTo(path)) };
}

it('opens automatically for a popup, but not over a game or an agents’ page', async () => {
  answer = lists([news, { ...news, id: 102, isPopup: true }], []);
  const { open, go } = watch('/agentHome');
  await waitFor(() => expect(calls).toHaveLength(1));
  go('/index');
  await waitFor(() => expect(open()).toEqual([ANNOUNCEMENTS]));
  go('/seamless');
  expect(open()).toEqual([]);
});

it('opens automatically once per session', async () => {
  answer = lists([{ ...news, isPopup: true }], []);
  show();
  await screen.findByText('Something is new.');
  cleanup();
  const { open, go } = watch('/index');
  await waitFor(() => expect(calls).toHaveLength(2));
  go('/rng');
  expect(open()).toEqual([]);
});
