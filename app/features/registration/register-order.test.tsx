// @vitest-environment jsdom

import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { rule, settings } from '#app/kinds/account-fields/register-settings.fixture.ts';
import { standInForModals } from '#app/kit/dialog/modal-double.fixture.ts';
import { fakePlatform } from '#app/platform/fake-platform.fixture.ts';
import { register } from '#app/platform/generated/operations/register.ts';
import { member } from '#app/session/member.fixture.ts';
import { SiteStartedContext } from '#app/shell/loading/site-started.ts';
import { NumberFields } from '#app/shell/registration/number-fields.tsx';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import { defineFeature } from '#app/shell/slots/define-feature.ts';
import type { NumberFieldsProps } from '#app/shell/slots/registration-way.ts';
import words from '#locales/EN/registration.json' with { type: 'json' };
import { RegisterSheet } from './register-sheet.tsx';

/** Calls in the order in which they were made. */
let steps: string[];
let isProven: boolean;
let sent: unknown;

const guarded = defineFeature({ name: 'guarded', module: null }, ({ screen: part }) => ({
  registrationMethods: [
    { order: 10, way: 'username', label: 'entry.name', account: ['username', 'password'], load: async () => register },
  ],
  registrationNumbers: [
    {
      order: 10,
      ways: ['username'],
      screen: part(async () => (props: NumberFieldsProps) => <NumberFields {...props} coded />),
    },
  ],
  botChecks: [{ order: 10, load: async () => async () => take('bot check', 'human') }],
  phoneVerifiers: [
    {
      order: 10,
      load: async () => () => ({
        send: async () => undefined,
        prove: async () => {
          take('Firebase', '');
          if (!isProven) throw new Error('Wrong code.');
          return { firebaseIdToken: 'token' };
        },
      }),
    },
  ],
}));

function take<Result>(step: string, result: Result): Result {
  steps.push(step);
  return result;
}

beforeEach(async () => {
  steps = [];
  isProven = true;
  standInForModals();
  const off = rule({ enabled: false, required: false });
  const own = { email: off, birthday: off, mobileNum: rule({}), affiliateCode: rule({ required: false }) };
  fakePlatform({
    registerSettings: () => ({ ...settings, ...own }),
    countryCodes: () => [{ countryCode: 'PH', countryDialingCode: '+63' }],
    affiliate: () => take('affiliate', { valid: true }),
    register: ({ body }) => {
      sent = body;
      return take('register', { token: 'T', firstTimeLogin: false, passwordExpired: false, userInfo: member });
    },
    memberInfo: () => take('log-in', member),
  });
  showInSite(
    <SiteStartedContext value={true}>
      <RegisterSheet close={vi.fn()} />
    </SiteStartedContext>,
    {
      at: '/register',
      words: { registration: words, guarded: { entry: { name: 'By name' } } },
      features: [guarded],
    },
  );
  await screen.findByLabelText('Username');
  await waitFor(() => expect(screen.getByRole('combobox')).toHaveProperty('value', '+63'));
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const write = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const send = () => fireEvent.submit(document.querySelector('form') ?? document.body);

function fill() {
  write('Username', 'player7');
  write('Password', 'Sandbox1!');
  write('Mobile number', '917 123 4567');
  write('Verification code', '123456');
  write('Invitation code (optional)', 'AGENT1');
}

it('checks everything on the page first, then the invitation, the visitor and the number, and registers last', async () => {
  fill();
  send();
  await screen.findByText('Please confirm you are 18 years old and accept the terms');
  expect(steps).toEqual([]);
  fireEvent.click(screen.getByRole('checkbox'));
  send();
  await waitFor(() => expect(steps).toEqual(['affiliate', 'bot check', 'Firebase', 'register', 'log-in']));
  expect(sent).toMatchObject({ botCheck: 'human', firebaseIdToken: 'token', mobileNum: '9171234567' });
});

it('registers no one whose number cannot be proven', async () => {
  isProven = false;
  fill();
  fireEvent.click(screen.getByRole('checkbox'));
  send();
  await waitFor(() => expect(screen.getByLabelText('Verification code').getAttribute('aria-invalid')).toBe('true'));
  expect(document.activeElement).toBe(screen.getByLabelText('Verification code'));
  expect(steps).toEqual(['affiliate', 'bot check', 'Firebase']);
});
