// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { standInForModals } from '#app/kit/dialog/modal-double.fixture.ts';
import { fakePlatform } from '#app/platform/fake-platform.fixture.ts';
import { member } from '#app/session/member.fixture.ts';
import { FIRST_LOGIN } from '#app/session/session-flags.ts';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import words from '#locales/EN/welcome.json' with { type: 'json' };
import { SEEN, WELCOME } from './modal-id.ts';
import { WelcomeSheet } from './welcome-sheet.tsx';
import { WelcomeWatch } from './welcome-watch.tsx';

beforeEach(() => {
  standInForModals();
  fakePlatform({});
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const watch = () =>
  showInSite(<WelcomeWatch />, {
    at: '/index',
    words: { welcome: words },
    prepare: ({ session }) => session.store.setState({ status: 'member', member }),
  }).modals.store.getState();

it('opens at the first log-in alone, and lets later dialogs follow', () => {
  expect(watch()).toEqual({ open: [], due: { [WELCOME]: false } });
  cleanup();
  sessionStorage.setItem(FIRST_LOGIN, '1');
  expect(watch()).toEqual({ open: [WELCOME], due: { [WELCOME]: true } });
  cleanup();
  sessionStorage.setItem(SEEN, '1');
  expect(watch().open).toEqual([]);
});

it('names the account, has one next step, and stays away once it was left', async () => {
  const close = vi.fn();
  sessionStorage.setItem(FIRST_LOGIN, '1');
  showInSite(<WelcomeSheet close={close} />, {
    at: '/index',
    words: { welcome: words },
    prepare: ({ session }) => session.store.setState({ status: 'member', member }),
  });
  expect(await screen.findByText(member.nickname)).toBeDefined();
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([words.play.action]);
  fireEvent.click(screen.getByRole('link'));
  await waitFor(() => expect(close).toHaveBeenCalledOnce());
  cleanup();
  expect(watch().open).toEqual([]);
});
