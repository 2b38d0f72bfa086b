// @vitest-environment jsdom

import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { rule, settings } from '#app/kinds/account-fields/register-settings.fixture.ts';
import { standInForModals } from '#app/kit/dialog/modal-double.fixture.ts';
import { fakePlatform, type OperationId, type RecordedCall, refusal } from '#app/platform/fake-platform.fixture.ts';
import { register } from '#app/platform/generated/operations/register.ts';
import { member } from '#app/session/member.fixture.ts';
import { SiteStartedContext } from '#app/shell/loading/site-started.ts';
import type { Site } from '#app/shell/site/create-site.ts';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import { defineFeature } from '#app/shell/slots/define-feature.ts';
import { systemStatusKey } from '#app/shell/status/status-query.ts';
import { openStatus } from '#app/shell/status/system-status.fixture.ts';
import words from '#locales/EN/registration.json' with { type: 'json' };
import shellWords from '#locales/EN/shell.json' with { type: 'json' };
import type { Problem } from '#schemas/generated/platform.ts';
import patterns from '#schemas/platform/patterns.json' with { type: 'json' };
import { RegisterSheet } from './register-sheet.tsx';

const session = { token: 'T', firstTimeLogin: true, passwordExpired: false, userInfo: member };
const taken: Partial<Problem> = {
  errorCode: 'invalid_field',
  value: { fields: [{ name: 'username', rule: 'taken' }] },
};

const byName = defineFeature({ name: 'register-username', module: null }, () => ({
  registrationMethods: [
    {
      order: 10,
      way: 'username',
      label: 'entry.tab',
      account: ['username', 'password', 'confirmPassword'],
      load: async () => register,
    },
  ],
}));

const identity = defineFeature({ name: 'kyc', module: null }, () => ({
  modals: [{ id: 'kyc-ahead', screen: { namespace: 'kyc', load: async () => () => null } }],
}));

let site: Site;
let callsOf: (id: OperationId) => RecordedCall[];
let answer: () => typeof session | Response;
let entry: () => typeof session | Response;
let namedDomain: string;
let rules: typeof settings;

beforeEach(async () => {
  answer = () => session;
  entry = () => session;
  namedDomain = '';
  rules = settings;
  standInForModals();
  ({ callsOf } = fakePlatform({
    registerSettings: () => rules,
    systemStatus: () => ({ ...openStatus, domainRoute: namedDomain }),
    memberInfo: () => member,
    logout: () => undefined,
    register: () => answer(),
    login: () => entry(),
  }));
  await open();
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

async function open() {
  site = showInSite(
    <SiteStartedContext value={true}>
      <RegisterSheet close={vi.fn()} />
    </SiteStartedContext>,
    { at: '/register?referralCode=R1', words: { registration: words }, features: [byName, identity] },
  );
  await screen.findByLabelText('Username');
}

const write = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const send = () => fireEvent.submit(document.querySelector('form') ?? document.body);

function fill() {
  write('Username', 'player7');
  write('Password', 'Sandbox1!');
  write('Confirm password', 'Sandbox1!');
  write('Date of birth', '14081996');
  fireEvent.click(screen.getByRole('checkbox'));
}

describe('RegisterSheet', () => {
  // @proves 5.11
  it('shows the fields that the platform switched on, with their rules up front', () => {
    expect(screen.getAllByRole('textbox').map((field) => field.getAttribute('name'))).toEqual([
      'username',
      'birthday',
      'email',
    ]);
    expect(screen.getByText(/^6–16 characters/)).toBeTruthy();
    expect(screen.getByLabelText('Email (optional)')).toBeTruthy();
    expect(screen.getByText(/I am 18 or older/)).toBeTruthy();
  });

  // @proves 4.24, 5.12
  it('shows every error beside its field, and focuses the first', async () => {
    send();
    await waitFor(() => expect(screen.getAllByText('Input cannot be empty')).toHaveLength(4));
    expect(screen.getByText('Please confirm you are 18 years old and accept the terms')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Username')));
    expect(callsOf('register')).toEqual([]);
  });

  it('clears an error as soon as it is corrected', async () => {
    write('Username', '7');
    fireEvent.blur(screen.getByLabelText('Username'));
    await waitFor(() => expect(screen.getByLabelText('Username').getAttribute('aria-invalid')).toBe('true'));
    write('Username', 'player7');
    await waitFor(() => expect(screen.getByLabelText('Username').getAttribute('aria-invalid')).toBeNull());
  });

  // @proves 4.23, 5.5
  it('sends one call for a double click, with the invitation code, and logs the new member in', async () => {
    fill();
    send();
    send();
    await waitFor(() => expect(location.pathname).toBe('/index'));
    expect(sessionStorage.getItem('token')).toBe('T');
    expect(callsOf('register').map(({ body }) => body)).toEqual([
      {
        username: 'player7',
        password: 'Sandbox1!',
        confirmPassword: 'Sandbox1!',
        birthday: '14-08-1996',
        referralCode: 'R1',
        domain: 'localhost',
        registerUrl: 'http://localhost:3000/register?referralCode=R1',
        login: true,
        registerMethod: 'WEB',
      },
    ]);
  });

  // @proves 5.29
  it.each([
    [patterns.dateMonthFirst, 'mm-dd-yyyy', 'birthdayMonthFirst', '08141996', '08-14-1996'],
    [patterns.dateYearFirst, 'yyyy-mm-dd', 'birthdayYearFirst', '19960814', '1996-08-14'],
  ] as const)(
    'asks for a birthday as its rule %s has it, and sends that',
    async (acceptedPattern, format, key, typed, sent) => {
      cleanup();
      sessionStorage.clear();
      rules = { ...settings, birthday: rule({ acceptedPattern }) };
      await open();
      expect(screen.getByLabelText<HTMLInputElement>('Date of birth').placeholder).toBe(format);
      expect(screen.getByText(words.hint[key].replace('{{age}}', '18'))).toBeTruthy();
      fill();
      write('Date of birth', '1996');
      send();
      expect(await screen.findByText(words.fault[key])).toBeTruthy();
      write('Date of birth', typed);
      send();
      await waitFor(() => expect(callsOf('register').at(-1)?.body).toMatchObject({ birthday: sent }));
    },
  );

  // @proves 3.4
  it('registers at the domain that the platform names for the visit', async () => {
    await waitFor(() => expect(site.queries.getQueryData(systemStatusKey)).toBeDefined());
    namedDomain = 'www.specimen.example';
    await act(async () => {
      await site.queries.refetchQueries({ queryKey: systemStatusKey });
      // The query notifies its observers in a timer.
      await new Promise((resolve) => setTimeout(resolve));
    });
    fill();
    send();
    await waitFor(() => expect(callsOf('register')).toHaveLength(1));
    expect(callsOf('register')[0]?.body).toMatchObject({ domain: 'www.specimen.example' });
  });

  // @proves 4.6
  it('turns a trial account into a member, and ends the trial', async () => {
    await act(async () => {
      sessionStorage.setItem('token', 'trial');
      site.session.store.setState({ status: 'trial', member: { ...member, id: 99, type: 4 } });
    });
    expect(screen.queryByText('Log in')).toBeNull();
    fill();
    send();
    await waitFor(() => expect(site.session.store.getState().status).toBe('member'));
    const ended = callsOf('logout').map(({ request }) => request.headers.get('authorization'));
    expect(ended).toEqual(['Bearer trial']);
    expect(sessionStorage.getItem('token')).toBe('T');
  });

  // @proves 5.18
  it('shows the platform’s refusal of a field beside it', async () => {
    answer = () => refusal(422, taken);
    fill();
    send();
    expect(await screen.findByText('This username is taken. Please choose another.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Username')));
  });

  it('logs in with what was typed when a try whose answer was lost has opened the account', async () => {
    answer = () => refusal(502);
    fill();
    send();
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(shellWords.error.unsure));
    answer = () => refusal(422, taken);
    send();
    await waitFor(() => expect(site.session.store.getState().status).toBe('member'));
    expect(callsOf('login').map(({ body }) => body)).toEqual([
      { username: 'player7', password: 'Sandbox1!', type: 'username' },
    ]);
  });

  it('leaves an account alone whose password is another, and any name that was not sent before', async () => {
    answer = () => refusal(502);
    entry = () => refusal(401, { errorCode: 'invalid_credentials' });
    fill();
    send();
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(shellWords.error.unsure));
    answer = () => refusal(422, taken);
    send();
    expect(await screen.findByText('This username is taken. Please choose another.')).toBeTruthy();
    write('Username', 'player8');
    send();
    await waitFor(() => expect(callsOf('register')).toHaveLength(3));
    expect(await screen.findByText('This username is taken. Please choose another.')).toBeTruthy();
    expect(callsOf('login')).toHaveLength(1);
  });

  // @proves 4.27
  it('reports other failures', async () => {
    answer = () => refusal(429);
    fill();
    send();
    await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/^Too many requests/));
    expect(site.modals.store.getState().open).toEqual([]);
  });

  // @proves 4.29
  it('opens the identity check after a refusal that the form cannot correct', async () => {
    answer = () => refusal(422, { errorCode: 'captcha_wrong' });
    fill();
    send();
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('doesn’t match the picture'));
    expect(site.modals.store.getState().open).toEqual([]);
    answer = () => refusal(403, { errorCode: 'registration_closed' });
    send();
    await waitFor(() => expect(site.modals.store.getState().open).toEqual(['kyc-ahead']));
    expect(screen.getByRole('alert').textContent).toBe('Registration is currently closed');
  });
});

it('shows no form before its rules are known, and offers a retry', async () => {
  cleanup();
  sessionStorage.clear();
  let isWell = false;
  fakePlatform({ registerSettings: () => (isWell ? settings : new Response('<html>')) });
  showInSite(
    <SiteStartedContext value={true}>
      <RegisterSheet close={vi.fn()} />
    </SiteStartedContext>,
    { at: '/register', words: { registration: words }, features: [byName] },
  );
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.queryByLabelText('Username')).toBeNull();
  isWell = true;
  fireEvent.click(again);
  expect(await screen.findByLabelText('Username')).toBeDefined();
});
