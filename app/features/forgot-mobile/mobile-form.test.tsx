// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { testBrand } from '#app/brand/brand.fixture.ts';
import { settings } from '#app/kinds/account-fields/register-settings.fixture.ts';
import { type Fake, fakePlatform, type OperationId, refusal } from '#app/platform/fake-platform.fixture.ts';
import { member } from '#app/session/member.fixture.ts';
import { closeAndReopen, Reopening } from '#app/shell/drafts/reopening.fixture.tsx';
import { CHANGE_PASSWORD } from '#app/shell/modals/modal-ids.ts';
import type { Site } from '#app/shell/site/create-site.ts';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import { defineFeature } from '#app/shell/slots/define-feature.ts';
import { ToastShelf } from '#app/shell/toasts/toast-shelf.tsx';
import words from '#locales/EN/forgot-mobile.json' with { type: 'json' };
import { MobileForm } from './mobile-form.tsx';

const RULE = '8–20 characters. Use upper and lower case letters, a digit and a symbol';
const session = { token: 'T', firstTimeLogin: false, passwordExpired: false, userInfo: member };

/** Whether the new password is the operator's default. */
let isDefault: boolean;
const changePassword = defineFeature({ name: 'change-password', module: null }, () => ({
  passwordChecks: [{ order: 10, load: async () => () => isDefault }],
}));

let site: Site;
let registerSettings: Fake<'registerSettings'>;
let forgotByMobile: Fake<'forgotByMobile'>;
let login: Fake<'login'>;
/** The calls that reset the password and log in, in order. */
let sent: () => { id: OperationId; body: unknown }[];
const close = vi.fn();

beforeEach(async () => {
  close.mockClear();
  registerSettings = () => refusal(404);
  forgotByMobile = () => ({ value: { username: 'player1' } });
  login = () => session;
  const { calls } = fakePlatform({
    countryCodes: () => [{ countryCode: 'PH', countryDialingCode: '+63' }],
    registerSettings: (call) => registerSettings(call),
    forgotByMobile: (call) => forgotByMobile(call),
    login: (call) => login(call),
    memberInfo: () => member,
  });
  sent = () =>
    calls.filter(({ id }) => id === 'forgotByMobile' || id === 'login').map(({ id, body }) => ({ id, body }));
  isDefault = false;
  site = showInSite(
    <Reopening>
      <MobileForm close={close} />
      <ToastShelf />
    </Reopening>,
    { at: '/login', words: { 'forgot-mobile': words }, features: [changePassword] },
  );
  await waitFor(() => expect(screen.getByRole('combobox')).toHaveProperty('value', '+63'));
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const write = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const errorOf = (label: string) => document.getElementById(`${screen.getByLabelText(label).id}-error`)?.textContent;
const send = () => fireEvent.submit(screen.getByLabelText('New password').closest('form') ?? document.body);
function fill(password: string) {
  write('Mobile number', '0917 123 4567');
  write('Verification code', '123456');
  write('New password', password);
}

describe('A forgotten password by mobile number', () => {
  it('sends nothing before the disclaimer is accepted, in brands with one', async () => {
    cleanup();
    const legal = { ...testBrand.legal, disclaimer: true };
    const form = (
      <dialog open>
        <MobileForm close={close} />
      </dialog>
    );
    showInSite(form, { at: '/login', words: { 'forgot-mobile': words }, brand: { legal } });
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveProperty('value', '+63'));
    fill('Fresh-2026!');
    send();
    await screen.findByText('Please accept the disclaimer first');
    expect(sent()).toEqual([]);
    fireEvent.click(screen.getByRole('checkbox'));
    send();
    await waitFor(() => expect(sent().map(({ id }) => id)).toEqual(['forgotByMobile', 'login']));
  });

  // @proves 5.25
  it('requires the number, the code and the new password before calling', async () => {
    send();
    await screen.findByText('Please enter a valid mobile number');
    write('Mobile number', '0917 123 4567');
    send();
    await screen.findByText('Please enter the verification code');
    write('Verification code', '123456');
    send();
    await screen.findByText('Please enter a new password');
    expect(sent()).toEqual([]);
  });

  // @proves 4.22
  it('logs in with the new password and goes home', async () => {
    fill('Fresh-2026!');
    send();
    await waitFor(() => expect(close).toHaveBeenCalledOnce());
    const mobile = { countryDialingCode: '+63', mobileNum: '9171234567' };
    expect(sent()).toEqual([
      { id: 'forgotByMobile', body: { newPassword: 'Fresh-2026!', ...mobile, verificationCode: '123456' } },
      { id: 'login', body: { type: 'username', username: 'player1', password: 'Fresh-2026!' } },
    ]);
    expect(location.pathname).toBe('/index');
  });

  it.each([
    ['nothing', {}],
    ['null', { value: null }],
    ['an empty name', { value: { username: '' } }],
  ])('logs in with the mobile number where success comes with %s', async (_what, answer) => {
    forgotByMobile = () => answer;
    fill('Fresh-2026!');
    send();
    await waitFor(() => expect(close).toHaveBeenCalledOnce());
    const account = { username: '9171234567', password: 'Fresh-2026!' };
    expect(sent().at(-1)).toEqual({ id: 'login', body: { type: 'username', ...account } });
    expect(location.pathname).toBe('/index');
  });

  // @proves 5.5
  it('sends one call for a double Enter, and forgets the number once the password is set', async () => {
    fill('Fresh-2026!');
    send();
    send();
    await waitFor(() => expect(close).toHaveBeenCalledOnce());
    expect(sent().map(({ id }) => id)).toEqual(['forgotByMobile', 'login']);
    closeAndReopen();
    expect(screen.getByLabelText('Mobile number')).toHaveProperty('value', '');
  });

  // @proves 4.41
  it('keeps the number when the sheet is closed, but not the code or password', () => {
    fill('Fresh-2026!');
    closeAndReopen();
    expect(screen.getByLabelText('Mobile number')).toHaveProperty('value', '0917 123 4567');
    expect(screen.getByLabelText('Verification code')).toHaveProperty('value', '');
    expect(screen.getByLabelText('New password')).toHaveProperty('value', '');
  });

  // @proves 5.25
  it('checks the password against its rule before calling, and shows the problem at the field', async () => {
    registerSettings = () => settings;
    closeAndReopen();
    await screen.findByText(RULE);
    fill('short');
    send();
    await waitFor(() => expect(errorOf('New password')).toBe('8–20 characters'));
    fill('longer-but-simple');
    send();
    await waitFor(() => expect(errorOf('New password')).toBe(RULE));
    expect(document.activeElement).toBe(screen.getByLabelText('New password'));
    expect(sent()).toEqual([]);
  });

  it('shows at the field that the platform rejects the password', async () => {
    forgotByMobile = () => refusal(422, { errorCode: 'invalid_field', value: { fields: [] } });
    fill('weak');
    send();
    await screen.findByText('This password isn’t strong enough');
    expect(document.activeElement).toBe(screen.getByLabelText('New password'));
    expect(close).not.toHaveBeenCalled();
  });

  it('requires a change when the new password is the operator’s default', async () => {
    isDefault = true;
    fill('Fresh-2026!');
    send();
    await waitFor(() => expect(close).toHaveBeenCalledOnce());
    expect(site.session.store.getState()).toMatchObject({ status: 'guest', held: { password: 'Fresh-2026!' } });
    expect(site.modals.store.getState().open).toEqual([CHANGE_PASSWORD]);
  });

  // @proves 4.22
  it('goes to the log-in when the password is set but logging in fails', async () => {
    login = () => refusal(502);
    fill('Fresh-2026!');
    send();
    await waitFor(() => expect(close).toHaveBeenCalledOnce());
    expect(location.pathname).toBe('/login');
    expect(await screen.findByText(words.changed)).toBeDefined();
  });
});
