// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { settings } from '#app/kinds/account-fields/register-settings.fixture.ts';
import { standInForModals } from '#app/kit/dialog/modal-double.fixture.ts';
import { fakePlatform } from '#app/platform/fake-platform.fixture.ts';
import { member } from '#app/session/member.fixture.ts';
import { FIRST_LOGIN } from '#app/session/session-flags.ts';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import words from '#locales/EN/change-password.json' with { type: 'json' };
import { ChangeForm } from './change-form.tsx';

const held = { token: 'held', username: 'default1', password: 'Welcome1!', firstTime: true };

function fill(value = 'Welcome2!') {
  for (const label of ['New password', 'Confirm new password']) {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  }
  return document.querySelector('form') ?? document.body;
}

const login = { token: 'T', firstTimeLogin: false, passwordExpired: false, userInfo: member };
const fakes = { changePassword: () => undefined, login: () => login, memberInfo: () => member };

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

// @proves 5.5
it('changes the password once for a double Enter, and keeps the held log-in marked as the first', async () => {
  standInForModals();
  const { ids } = fakePlatform(fakes);
  const close = vi.fn();
  const settle = vi.fn(async () => undefined);
  const { session } = showInSite(<ChangeForm held={{ ...held, settle }} close={close} />, {
    at: '/index',
    words: { 'change-password': words },
  });
  const form = fill();
  fireEvent.submit(form);
  fireEvent.submit(form);
  await waitFor(() => expect(close).toHaveBeenCalledOnce());
  expect(ids().filter((id) => id !== 'registerSettings')).toEqual(['changePassword', 'login', 'memberInfo']);
  expect(session.flags.has(FIRST_LOGIN)).toBe(true);
  expect(settle).toHaveBeenCalledExactlyOnceWith();
});

it('says all of the rule that a new password breaks, with its length', async () => {
  standInForModals();
  const { ids } = fakePlatform({ ...fakes, registerSettings: () => settings });
  showInSite(<ChangeForm held={held} close={vi.fn()} />, { at: '/index', words: { 'change-password': words } });
  const said = '8–20 characters. Use upper and lower case letters, a digit and a symbol';
  await screen.findByText(said);
  fireEvent.submit(fill('longer-but-simple'));
  await waitFor(() => expect(screen.getAllByText(said)).toHaveLength(2));
  expect(document.getElementById(`${screen.getByLabelText('New password').id}-error`)?.textContent).toBe(said);
  expect(ids()).not.toContain('changePassword');
});

// @proves 2.52
it('names the account, and asks for the current password only where the log-in did not give it', () => {
  standInForModals();
  fakePlatform(fakes);
  const shown = { at: '/index', words: { 'change-password': words } };
  showInSite(<ChangeForm held={held} close={vi.fn()} />, shown);
  expect(screen.getByLabelText('Username')).toHaveProperty('value', 'default1');
  expect(screen.queryByLabelText('Current password')).toBeNull();
  cleanup();
  showInSite(<ChangeForm held={{ ...held, password: '' }} close={vi.fn()} />, shown);
  expect(screen.getByLabelText('Current password')).toHaveProperty('value', '');
});

// @proves 4.4
it('does not log in after the form was closed', async () => {
  standInForModals();
  let open = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  const dropped: (string | null)[] = [];
  fakePlatform({
    ...fakes,
    login: () => gate.then(() => login),
    logout: ({ request }) => void dropped.push(request.headers.get('authorization')),
  });
  const site = showInSite(<ChangeForm held={held} close={vi.fn()} />, {
    at: '/index',
    words: { 'change-password': words },
  });
  fireEvent.submit(fill());
  cleanup();
  open();
  await waitFor(() => expect(dropped).toEqual(['Bearer T']));
  expect(site.session.store.getState().status).toBe('guest');
});
