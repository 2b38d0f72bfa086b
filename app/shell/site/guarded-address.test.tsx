// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { member } from '#app/session/member.fixture.ts';
import { SiteStartedContext } from '../loading/site-started.ts';
import { LogIn } from '../log-in/log-in.tsx';
import { CHANGE_PASSWORD } from '../modals/modal-ids.ts';
import { defineFeature } from '../slots/define-feature.ts';
import { Routes } from './routes.tsx';
import { showInSite } from './show-in-site.fixture.tsx';

const GUARDED = '/member?page=vip#tier';
const account = defineFeature({ name: 'account', module: null }, ({ screen }) => {
  const page = { layout: 'game', title: 'entry.title', screen: screen(async () => () => null) } as const;
  return {
    routes: [
      { ...page, path: '/member', view: 'member', access: 'login' },
      { ...page, path: '/login', view: 'login', access: 'public' },
    ],
  };
});

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  sessionStorage.clear();
  document.title = '';
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(part: ReactNode, at: string, state?: object) {
  return showInSite(<SiteStartedContext value={true}>{part}</SiteStartedContext>, {
    at,
    words: { account: { entry: { title: 'Account' } } },
    features: [account],
    prepare: ({ session }) => {
      if (!state) return;
      history.replaceState({ usr: state }, '');
      session.store.setState({ status: 'member', member });
    },
  });
}

// @proves 2.12
it('passes a guarded address to the log-in with its query and hash', async () => {
  show(<Routes />, GUARDED);
  await waitFor(() => expect(location.pathname).toBe('/login'));
  expect(history.state.usr.from).toBe(GUARDED);
});

// @proves 2.12
it.each(['/login', '/login/', '/Login'])('returns to the guarded address from %s', async (at) => {
  show(<LogIn />, at, { from: GUARDED });
  await waitFor(() => expect(`${location.pathname}${location.search}${location.hash}`).toBe(GUARDED));
});

const HELD = { token: 'T', username: 'player1', password: '', firstTime: false };

it('waits at the guarded address while a password has to be changed, then asks for the log-in', async () => {
  const site = showInSite(
    <SiteStartedContext value={true}>
      <Routes />
    </SiteStartedContext>,
    {
      at: GUARDED,
      words: { account: { entry: { title: 'Account' } } },
      features: [account],
      prepare: ({ session }) => session.store.setState({ held: HELD }),
    },
  );
  expect(await screen.findByRole('heading', { name: 'Account' })).toBeDefined();
  expect(location.pathname).toBe('/member');
  act(() => site.session.hold(null));
  await waitFor(() => expect(location.pathname).toBe('/login'));
});

it('gives way to the change of a password', async () => {
  const site = show(<LogIn />, '/login');
  act(() => site.session.hold(HELD));
  await waitFor(() => expect(location.pathname).toBe('/index'));
  expect(site.modals.store.getState().open).toEqual([CHANGE_PASSWORD]);
});

it('stays at the guarded address while it is not known whose session this is', async () => {
  const site = showInSite(
    <SiteStartedContext value={true}>
      <Routes />
    </SiteStartedContext>,
    {
      at: GUARDED,
      words: { account: { entry: { title: 'Account' } } },
      features: [account],
      prepare: ({ session }) => session.store.setState({ status: 'unknown' }),
    },
  );
  expect(document.title).not.toMatch(/Account/);
  act(() => site.session.store.setState({ status: 'member', member }));
  await waitFor(() => expect(document.title).toMatch(/Account/));
  expect(`${location.pathname}${location.search}${location.hash}`).toBe(GUARDED);
});
