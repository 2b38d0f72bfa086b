// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { member } from '#app/session/member.fixture.ts';
import { closeAndReopen, Reopening } from '#app/shell/drafts/reopening.fixture.tsx';
import { CHANGE_PASSWORD } from '#app/shell/log-in/use-admit.ts';
import type { Site } from '#app/shell/site/create-site.ts';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import { defineFeature } from '#app/shell/slots/define-feature.ts';
import words from '#locales/EN/forgot-mobile.json' with { type: 'json' };
import contract from '#schemas/platform/openapi.json' with { type: 'json' };
import patterns from '#schemas/platform/patterns.json' with { type: 'json' };
import { MobileForm } from './mobile-form.tsx';

vi.mock('#app/platform/encrypt.ts', () => ({
  encryptPayload: async (_platform: unknown, payload: object) => JSON.stringify(payload),
}));

const session = { token: 'T', firstTimeLogin: false, passwordExpired: false, userInfo: member };
const fine = (value: unknown) => () => Response.json({ success: true, value });

/** The registration's rules, the same for every field; the password's rule applies here too. */
const rule = { enabled: true, required: true, acceptedPattern: patterns.strongPassword, minLength: 8, maxLength: 20 };
const settings = Object.fromEntries(contract.components.schemas.RegisterSettings.required.map((name) => [name, rule]));

/** Whether the new password is the operator's default. */
let given: boolean;
const givenOut = defineFeature({ name: 'change-password', module: null }, () => ({
  passwordChecks: [{ order: 10, load: async () => () => given }],
}));

let site: Site;
let asked: { path: string; body: unknown }[];
let answers: Record<string, () => Response>;
const close = vi.fn();

beforeEach(async () => {
  asked = [];
  close.mockClear();
  answers = {
    '/wps/system/countryCodes': fine([{ countryCode: 'PH', countryDialingCode: '+63' }]),
    '/wps/member/password/verification': fine({ username: 'player1' }),
    '/wps/session/login': fine(session),
    '/wps/member/info': fine(member),
  };
  vi.stubGlobal('fetch', async (request: Request) => {
    const path = new URL(request.url).pathname;
    if (request.method === 'POST') asked.push({ path, body: JSON.parse(await request.text()) });
    return answers[path]?.() ?? Response.json({}, { status: 404 });
  });
  given = false;
  site = showInSite(
    <Reopening>
      <MobileForm close={close} />
    </Reopening>,
    { at: '/login', words: { 'forgot-mobile': words }, features: [givenOut] },
  );
  await waitFor(() => expect(screen.getByRole('combobox')).toHaveProperty('value', '+63'));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const write = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const send = () => fireEvent.submit(screen.getByLabelText('New password').closest('form') ?? document.body);
function fill(password: string) {
  write('Mobile number', '0917 123 4567');
  write('Verification code', '123456');
  write('New password', password);
}

describe('A forgotten password by mobile number', () => {
  it('requires the number, the code and the new password before calling', async () => {
    send();
    await screen.findByText('Please enter a valid mobile number');
    write('Mobile number', '0917 123 4567');
    send();
    await screen.findByText('Please enter the verification code');
    write('Verification code', '123456');
    send();
    await screen.findByText('Please enter a new password');
    expect(asked).toEqual([]);
  });

  it('logs in with the new password and goes home', async () => {
    fill('Fresh-2026!');
    send();
    await waitFor(() => expect(close).toHaveBeenCalledOnce());
    const mobile = { countryDialingCode: '+63', mobileNum: '9171234567' };
    expect(asked).toEqual([
      {
        path: '/wps/member/password/verification',
        body: { newPassword: 'Fresh-2026!', ...mobile, verificationCode: '123456' },
      },
      { path: '/wps/session/login', body: { type: 'username', username: 'player1', password: 'Fresh-2026!' } },
    ]);
    expect(location.pathname).toBe('/index');
  });

  it('sends one call for a double Enter, and forgets the number once the password is set', async () => {
    fill('Fresh-2026!');
    send();
    send();
    await waitFor(() => expect(close).toHaveBeenCalledOnce());
    expect(asked.map(({ path }) => path)).toEqual(['/wps/member/password/verification', '/wps/session/login']);
    closeAndReopen();
    expect(screen.getByLabelText('Mobile number')).toHaveProperty('value', '');
  });

  it('keeps the number when the sheet is closed, but not the code or password', () => {
    fill('Fresh-2026!');
    closeAndReopen();
    expect(screen.getByLabelText('Mobile number')).toHaveProperty('value', '0917 123 4567');
    expect(screen.getByLabelText('Verification code')).toHaveProperty('value', '');
    expect(screen.getByLabelText('New password')).toHaveProperty('value', '');
  });

  it('checks the password against its rule before calling, and shows the fault at the field', async () => {
    answers['/wps/system/setting/register'] = fine(settings);
    closeAndReopen();
    await screen.findByText('8–20 characters. Use upper and lower case letters, a digit and a symbol');
    fill('short');
    send();
    await screen.findByText('8–20 characters');
    fill('longer-but-simple');
    send();
    await screen.findByText('Use upper and lower case letters, a digit and a symbol');
    expect(document.activeElement).toBe(screen.getByLabelText('New password'));
    expect(asked).toEqual([]);
  });

  it('shows at the field that the platform rejects the password', async () => {
    const refusal = { success: false, message: 'Weak.', errorCode: 'invalid_field', value: { fields: [] } };
    answers['/wps/member/password/verification'] = () => Response.json(refusal, { status: 422 });
    fill('weak');
    send();
    await screen.findByText('This password isn’t strong enough');
    expect(document.activeElement).toBe(screen.getByLabelText('New password'));
    expect(close).not.toHaveBeenCalled();
  });

  it('requires a change when the new password is the operator’s default', async () => {
    given = true;
    fill('Fresh-2026!');
    send();
    await waitFor(() => expect(close).toHaveBeenCalledOnce());
    expect(site.session.store.getState()).toMatchObject({ status: 'guest', held: { password: 'Fresh-2026!' } });
    expect(site.modals.store.getState().open).toEqual([CHANGE_PASSWORD]);
  });

  it('goes to the log-in when the password is set but logging in fails', async () => {
    answers['/wps/session/login'] = () => Response.json({}, { status: 502 });
    fill('Fresh-2026!');
    send();
    await waitFor(() => expect(close).toHaveBeenCalledOnce());
    expect(location.pathname).toBe('/login');
  });
});
