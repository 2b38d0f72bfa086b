// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { standInForModals } from '#app/kit/dialog/modal-double.fixture.ts';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import words from '#locales/EN/account.json' with { type: 'json' };
import { SessionOverDialog } from './session-over-dialog.tsx';

beforeEach(standInForModals);
afterEach(cleanup);

function logInAt(at: string) {
  const close = vi.fn();
  showInSite(<SessionOverDialog close={close} />, { at, words: { account: words } });
  fireEvent.click(screen.getByRole('button', { name: words.over.logIn }));
  return close;
}

it.each(['/agent', '/Agent', '/agent/'])('stays at the agents’ log-in at %s', (at) => {
  expect(logInAt(at)).toHaveBeenCalledOnce();
  expect(location.pathname).toBe(at);
});

it('opens the log-in, which returns to this page with its query and hash', () => {
  logInAt('/rng?q=koi#top');
  expect(location.pathname).toBe('/login');
  expect(history.state.usr).toEqual({ from: '/rng?q=koi#top', open: true });
});
