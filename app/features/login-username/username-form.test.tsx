// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakePlatform, type OperationId, type RecordedCall, refusal } from '#app/platform/fake-platform.fixture.ts';
import { member } from '#app/session/member.fixture.ts';
import { closeAndReopen, Reopening } from '#app/shell/drafts/reopening.fixture.tsx';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import { defineFeature } from '#app/shell/slots/define-feature.ts';
import words from '#locales/EN/login-username.json' with { type: 'json' };
import { UsernameForm } from './username-form.tsx';

const session = { token: 'T', firstTimeLogin: false, passwordExpired: false, userInfo: member };
const wrong = () => refusal(401, { errorCode: 'invalid_credentials', value: { captcha: true } });

const keep = vi.fn(async () => {});
const forget = vi.fn(async () => {});
const memoryOf = (recall: () => Promise<typeof recalled>) => {
  const none = { keep, forget };
  return { user: { ...none, recall }, mobile: { ...none, recall: async () => null }, resume: async () => null };
};

let recalled: { username: string } | null;
const remembers = defineFeature({ name: 'remember-me', module: null }, () => ({
  logInMemory: [{ order: 10, load: async () => memoryOf(async () => recalled) }],
}));

let platform: { callsOf: (id: OperationId) => RecordedCall[] };
let answer: () => typeof session | Response;
const enter = vi.fn(async () => 'member' as const);
const admit = vi.fn(async () => true);

beforeEach(() => {
  recalled = null;
  answer = () => session;
  for (const mock of [admit, keep, forget]) mock.mockClear();
  platform = fakePlatform({
    captcha: ({ query }) =>
      query['kind'] === 'question'
        ? { value: 'What is one plus two?', captchaId: 'question-1' }
        : { value: 'AAAA', captchaId: 'picture-1' },
    login: () => answer(),
  });
  showInSite(
    <Reopening>
      <UsernameForm enter={enter} admit={admit} isAccepted={() => true} />
    </Reopening>,
    { at: '/login', words: { 'login-username': words }, features: [remembers] },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const write = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const send = () => fireEvent.submit(screen.getByLabelText('Username').closest('form') ?? document.body);
const payloads = () => platform.callsOf('login').map(({ body }) => body);
const captchaId = () => document.querySelector('input[name=captchaId]')?.getAttribute('value');
const alert = () => screen.getByRole('alert').textContent;

describe('UsernameForm', () => {
  // @proves 5.1
  it('asks for both fields before it calls, and focuses the first empty one', async () => {
    write('Username', 'player1');
    send();
    await waitFor(() => expect(alert()).toBe('Please enter the username and password'));
    expect(document.activeElement).toBe(screen.getByLabelText('Password'));
    expect(screen.getByLabelText('Password').getAttribute('aria-invalid')).toBe('true');
    expect(payloads()).toEqual([]);
  });

  it('links its message to the fields it is about', async () => {
    write('Username', 'player1');
    send();
    await waitFor(() => expect(alert()).toBe(words.incomplete));
    const describes = (label: string) =>
      document.getElementById(screen.getByLabelText(label).getAttribute('aria-describedby') ?? '')?.textContent;
    expect(describes('Password')).toBe(words.incomplete);
    expect(describes('Username')).toBeUndefined();
  });

  // @proves 5.5
  it('sends one call for a double Enter, with the payload of the contract', async () => {
    write('Username', ' player1 ');
    write('Password', ' secret ');
    send();
    send();
    await waitFor(() => expect(admit).toHaveBeenCalledOnce());
    expect(payloads()).toEqual([{ username: 'player1', password: ' secret ', type: 'username' }]);
  });

  it('forgets the user if the box is unticked, even when the password must be changed first', async () => {
    admit.mockResolvedValueOnce(false);
    write('Username', 'player1');
    write('Password', 'Sandbox1!');
    send();
    await waitFor(() => expect(forget).toHaveBeenCalledOnce());
    expect(keep).not.toHaveBeenCalled();
  });

  // @proves 4.14
  it('shows the captcha only after a failure that demands it, and a new one for each try', async () => {
    expect(screen.queryByLabelText('Code in the picture')).toBeNull();
    answer = wrong;
    write('Username', 'player1');
    write('Password', 'wrong');
    send();
    await waitFor(() => expect(alert()).toBe('Wrong username or password'));
    await waitFor(() => expect(captchaId()).toBe('picture-1'));
    write('Code in the picture', 'ab12');
    send();
    await waitFor(() => expect(platform.callsOf('captcha')).toHaveLength(2));
    const answered = { captcha: 'ab12', captchaId: 'picture-1' };
    expect(payloads()[1]).toEqual({ username: 'player1', password: 'wrong', type: 'username', ...answered });
    expect(screen.getByLabelText('Code in the picture')).toHaveProperty('value', '');
  });

  // @proves 4.15
  it('offers a question in words instead of the picture', async () => {
    answer = wrong;
    write('Username', 'player1');
    write('Password', 'wrong');
    send();
    fireEvent.click(await screen.findByRole('button', { name: /can’t see the picture/ }));
    await waitFor(() => expect(screen.getByLabelText('What is one plus two?')).toBeTruthy());
    write('What is one plus two?', '3');
    send();
    await waitFor(() => expect(payloads()[1]).toMatchObject({ captcha: '3', captchaId: 'question-1' }));
  });

  // @proves 5.2
  it('asks for the code once the captcha is shown', async () => {
    answer = wrong;
    write('Username', 'player1');
    write('Password', 'wrong');
    send();
    await waitFor(() => expect(screen.getByLabelText('Code in the picture')).toBeTruthy());
    send();
    await waitFor(() => expect(alert()).toBe('Please enter the code in the picture'));
    expect(payloads()).toHaveLength(1);
  });

  // @proves 8.2
  it('says how long to wait', async () => {
    answer = () => refusal(429, { errorCode: 'too_many_attempts', value: { captcha: true, retryAfterSeconds: 290 } });
    write('Username', 'player1');
    write('Password', 'wrong');
    send();
    await waitFor(() => expect(alert()).toBe('Too many requests. Try again in 5 minutes.'));
  });

  it('keeps the username when the sheet is closed, but not the password', () => {
    write('Username', 'player1');
    write('Password', 'secret');
    closeAndReopen();
    expect(screen.getByLabelText('Username')).toHaveProperty('value', 'player1');
    expect(screen.getByLabelText('Password')).toHaveProperty('value', '');
  });

  it('fills in the username that this device remembers, and leaves the password to the password manager', async () => {
    recalled = { username: 'ana' };
    closeAndReopen();
    await waitFor(() => expect(screen.getByLabelText('Username')).toHaveProperty('value', 'ana'));
    expect(screen.getByLabelText('Username').getAttribute('autocomplete')).toBe('username');
    expect(screen.getByLabelText('Password')).toHaveProperty('value', '');
    expect(screen.getByLabelText('Password').getAttribute('autocomplete')).toBe('current-password');
    write('Username', 'eve');
    closeAndReopen();
    await waitFor(() => expect(screen.getByRole('checkbox')).toHaveProperty('checked', true));
    expect(screen.getByLabelText('Username')).toHaveProperty('value', 'eve');
  });

  // @proves 2.45
  it('can show the password, and allows pasting', () => {
    const password = screen.getByLabelText('Password');
    fireEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password.getAttribute('type')).toBe('text');
    expect(password.getAttribute('autocomplete')).toBe('current-password');
    expect(fireEvent.paste(password)).toBe(true);
  });
});
