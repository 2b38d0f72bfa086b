// @vitest-environment jsdom

import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SiteBrand } from '#app/brand/brand.ts';
import { rule, settings } from '#app/kinds/account-fields/register-settings.fixture.ts';
import { standInForModals } from '#app/kit/dialog/modal-double.fixture.ts';
import { fakePlatform, type RecordedCall, refusal } from '#app/platform/fake-platform.fixture.ts';
import { register } from '#app/platform/generated/operations/register.ts';
import { registerMobile } from '#app/platform/generated/operations/register-mobile.ts';
import { member } from '#app/session/member.fixture.ts';
import { FIRST_LOGIN } from '#app/session/session-flags.ts';
import { closeAndReopen, Reopening } from '#app/shell/drafts/reopening.fixture.tsx';
import { SiteStartedContext } from '#app/shell/loading/site-started.ts';
import { NumberFields } from '#app/shell/registration/number-fields.tsx';
import type { Site } from '#app/shell/site/create-site.ts';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import { defineFeature } from '#app/shell/slots/define-feature.ts';
import type { NumberFieldsProps } from '#app/shell/slots/registration-way.ts';
import words from '#locales/EN/registration.json' with { type: 'json' };
import { RegisterSheet } from './register-sheet.tsx';

const session = { token: 'T', firstTimeLogin: true, passwordExpired: false, userInfo: member };
const off = rule({ enabled: false, required: false });

const bothWays = defineFeature({ name: 'both-ways', module: null }, ({ screen: part }) => ({
  registrationMethods: [
    {
      order: 10,
      way: 'username',
      label: 'entry.name',
      account: ['username', 'password', 'confirmPassword'],
      load: async () => register,
    },
    {
      order: 20,
      way: 'mobile',
      label: 'entry.mobile',
      account: ['mobileNum'],
      load: async () => registerMobile,
    },
  ],
  registrationNumbers: [
    {
      order: 10,
      ways: ['username', 'mobile'],
      screen: part(async () => (props: NumberFieldsProps) => <NumberFields {...props} coded />),
    },
  ],
}));

let platform: { calls: readonly RecordedCall[] };
let site: Site;
let answer: () => typeof session | Response;

beforeEach(async () => {
  answer = () => session;
  standInForModals();
  platform = fakePlatform({
    registerSettings: () => ({ ...settings, birthday: off, mobileNum: rule({ required: false }) }),
    countryCodes: () => [{ countryCode: 'PH', countryDialingCode: '+63' }],
    memberInfo: () => member,
    register: () => answer(),
    registerMobile: () => answer(),
  });
  open();
  await screen.findByLabelText('Username');
  await waitFor(() => expect(screen.getByRole('combobox')).toHaveProperty('value', '+63'));
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

function open(brand: Partial<SiteBrand> = {}) {
  const ways = { entry: { name: 'By name', mobile: 'By mobile' } };
  site = showInSite(
    <SiteStartedContext value={true}>
      <Reopening>
        <RegisterSheet close={vi.fn()} />
      </Reopening>
    </SiteStartedContext>,
    { at: '/register', words: { registration: words, 'both-ways': ways }, features: [bothWays], brand },
  );
}

const field = (label: string) => screen.getByLabelText(label);
const write = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const choose = (name: string) => fireEvent.click(screen.getByRole('tab', { name }));
const send = () => fireEvent.submit(document.querySelector('form') ?? document.body);

describe('RegisterSheet with two ways', () => {
  // @proves 1.2, 2.50
  it('opens with the way that the brand prefers', async () => {
    const chosen = () => screen.getByRole('tab', { selected: true }).textContent;
    expect(chosen()).toBe('By name');
    cleanup();
    sessionStorage.clear();
    open({ registration: { closed: false, preferred: 'mobile' } });
    await waitFor(() => expect(chosen()).toBe('By mobile'));
  });

  it('shares the number and its code between the ways, and keeps every other field', async () => {
    write('Username', 'player7');
    write('Password', 'Sandbox1!');
    write('Email (optional)', 'seven@players.example');
    write('Mobile number (optional)', '917 123 4567');
    write('Verification code', '123456');
    choose('By mobile');
    expect(field('Mobile number')).toHaveProperty('value', '917 123 4567');
    expect(field('Verification code')).toHaveProperty('value', '123456');
    write('Mobile number', '917 765 4321');
    choose('By name');
    expect(field('Mobile number (optional)')).toHaveProperty('value', '917 765 4321');
    expect(field('Username')).toHaveProperty('value', 'player7');
    expect(field('Password')).toHaveProperty('value', 'Sandbox1!');
    expect(field('Email (optional)')).toHaveProperty('value', 'seven@players.example');
  });

  // @proves 4.41
  it('keeps the input when the sheet is closed, but no password and no code', async () => {
    write('Username', 'player7');
    write('Password', 'Sandbox1!');
    write('Email (optional)', 'seven@players.example');
    write('Mobile number (optional)', '917 123 4567');
    write('Verification code', '123456');
    closeAndReopen();
    expect(field('Username')).toHaveProperty('value', 'player7');
    expect(field('Email (optional)')).toHaveProperty('value', 'seven@players.example');
    expect(field('Mobile number (optional)')).toHaveProperty('value', '917 123 4567');
    expect(field('Password')).toHaveProperty('value', '');
    expect(field('Verification code')).toHaveProperty('value', '');
    choose('By mobile');
    closeAndReopen();
    expect(screen.getByRole('tab', { name: 'By mobile' }).getAttribute('aria-selected')).toBe('true');
  });

  it('focuses the number that the platform refused', async () => {
    answer = () => refusal(422, { errorCode: 'mobile_taken' });
    choose('By mobile');
    write('Mobile number', '917 123 4567');
    write('Verification code', '123456');
    fireEvent.click(screen.getByRole('checkbox'));
    send();
    await waitFor(() => expect(document.activeElement).toBe(field('Mobile number')));
    const said = field('Mobile number').getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(said)?.textContent).toBe(words.fault.inUse);
  });

  // @proves 5.5, 5.30
  it('sends one call for a double click with a mobile number, too', async () => {
    choose('By mobile');
    write('Mobile number', '917 123 4567');
    write('Verification code', '123456');
    fireEvent.click(screen.getByRole('checkbox'));
    send();
    send();
    await waitFor(() => expect(location.pathname).toBe('/index'));
    const sent = platform.calls.map(({ id }) => id).filter((id) => id === 'register' || id === 'registerMobile');
    expect(sent).toEqual(['registerMobile']);
    expect(site.session.flags.has(FIRST_LOGIN)).toBe(true);
  });
});
