// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakePlatform, type RecordedCall } from '#app/platform/fake-platform.fixture.ts';
import { member } from '#app/session/member.fixture.ts';
import { closeAndReopen, Reopening } from '#app/shell/drafts/reopening.fixture.tsx';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import { defineFeature } from '#app/shell/slots/define-feature.ts';
import words from '#locales/EN/login-sms.json' with { type: 'json' };
import { SmsForm } from './sms-form.tsx';

const number = {
  recall: vi.fn(async () => recalled),
  keep: vi.fn(async () => undefined),
  forget: vi.fn(async () => undefined),
};
const remembers = defineFeature({ name: 'remember-me', module: null }, () => ({
  logInMemory: [
    {
      order: 10,
      load: async () => ({ user: { ...number, recall: async () => null }, mobile: number, resume: async () => null }),
    },
  ],
}));

let recalled: { countryDialingCode: string; mobileNum: string } | null;
let logIns: () => RecordedCall[];
const enter = vi.fn(async () => 'member' as const);
const admit = vi.fn(async () => true);

beforeEach(async () => {
  recalled = null;
  vi.clearAllMocks();
  const { callsOf } = fakePlatform({
    countryCodes: () => [
      { countryCode: 'PH', countryDialingCode: '+63' },
      { countryCode: 'MT', countryDialingCode: '+356' },
    ],
    login: () => ({ token: 'T', firstTimeLogin: true, passwordExpired: true, userInfo: member }),
  });
  logIns = () => callsOf('login');
  showInSite(
    <Reopening>
      <SmsForm enter={enter} admit={admit} isAccepted={() => true} />
    </Reopening>,
    { at: '/login', words: { 'login-sms': words }, features: [remembers] },
  );
  await waitFor(() => expect(screen.getByRole('combobox')).toHaveProperty('value', '+63'));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const field = (label: string) => screen.getByLabelText(label);
const write = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const send = () => fireEvent.submit(field('Mobile number').closest('form') ?? document.body);

describe('SmsForm', () => {
  // @proves 4.12, 5.5
  it('sends one call for a double Enter, and logs in however old the password is', async () => {
    write('Mobile number', '0917 123 4567');
    write('Verification code', '123456');
    send();
    send();
    await waitFor(() => expect(enter).toHaveBeenCalledExactlyOnceWith('T', true));
    expect(logIns().map(({ body }) => body)).toEqual([
      { type: 'sms', countryDialingCode: '+63', mobileNum: '9171234567', verificationCode: '123456' },
    ]);
    expect(admit).not.toHaveBeenCalled();
  });

  // @proves 5.7, 9.33
  it('asks for the number and then for its code, of at most 255 characters, before it calls', async () => {
    send();
    await screen.findByText('Please enter a valid mobile number');
    write('Mobile number', '0917 123 4567');
    send();
    await screen.findByText('Please enter the verification code');
    expect(document.activeElement).toBe(field('Verification code'));
    expect(field('Verification code')).toHaveProperty('maxLength', 255);
    expect(logIns()).toEqual([]);
  });

  it('remembers the number if the box is ticked', async () => {
    write('Mobile number', '0917 123 4567');
    write('Verification code', '123456');
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Remember me for one day' }));
    send();
    const mobile = { countryDialingCode: '+63', mobileNum: '9171234567' };
    await waitFor(() => expect(number.keep).toHaveBeenCalledExactlyOnceWith(mobile));
    expect(number.forget).not.toHaveBeenCalled();
  });

  it('fills in the remembered number, and forgets it if the box is unticked', async () => {
    recalled = { countryDialingCode: '+356', mobileNum: '99123456' };
    closeAndReopen();
    await waitFor(() => expect(field('Mobile number')).toHaveProperty('value', '99123456'));
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveProperty('value', '+356'));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Remember me for one day' }));
    write('Verification code', '123456');
    send();
    await waitFor(() => expect(number.forget).toHaveBeenCalledOnce());
    expect(number.keep).not.toHaveBeenCalled();
  });

  // @proves 4.41
  it('keeps the number when the sheet is closed, but not the code', () => {
    write('Mobile number', '917 123 4567');
    write('Verification code', '123456');
    closeAndReopen();
    expect(field('Mobile number')).toHaveProperty('value', '917 123 4567');
    expect(field('Verification code')).toHaveProperty('value', '');
  });
});
