// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { standInForModals } from '#app/kit/dialog/modal-double.fixture.ts';
import { type Fake, fakePlatform, refusal } from '#app/platform/fake-platform.fixture.ts';
import { showInSite } from '../site/show-in-site.fixture.tsx';
import { createSmsCodeDraft } from './sms-code-draft.ts';
import { SmsCodeFields } from './sms-code-fields.tsx';
import { useSmsCode } from './use-sms-code.ts';

const draft = createSmsCodeDraft();
const countries = [{ countryCode: 'PH', countryDialingCode: '+63' }];

function Form() {
  return <SmsCodeFields sms={useSmsCode({ purpose: 'noLogin', draft })} />;
}

function show(countryCodes: Fake<'countryCodes'>) {
  const platform = fakePlatform({ countryCodes, smsCode: () => ({ value: { expiredMinutes: 2 } }) });
  showInSite(<Form />, { at: '/login', words: {} });
  fireEvent.change(screen.getByLabelText('Mobile number'), { target: { value: '0917 123 4567' } });
  fireEvent.click(screen.getByRole('button', { name: 'Get code' }));
  return platform;
}

beforeEach(() => {
  standInForModals();
  Object.assign(draft, createSmsCodeDraft());
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('waits for the countries before it judges a number', async () => {
  let arrive = (_list: typeof countries) => {};
  const platform = show(
    () =>
      new Promise((resolve) => {
        arrive = resolve;
      }),
  );
  await waitFor(() => expect(platform.callsOf('countryCodes')).toHaveLength(1));
  expect(screen.queryByText('Please enter a valid mobile number')).toBeNull();
  arrive(countries);
  await screen.findByRole('timer');
  expect(platform.callsOf('smsCode').map(({ body }) => body)).toEqual([
    { countryDialingCode: '+63', mobileNum: '9171234567' },
  ]);
  expect(platform.callsOf('countryCodes')).toHaveLength(1);
});

it('says why no code was sent when the countries do not load, and blames no number', async () => {
  show(() => refusal(403, { errorCode: 'not_available', message: 'Not here.' }));
  await screen.findByRole('dialog', { name: 'We couldn’t send the code' });
  expect(screen.queryByText('Please enter a valid mobile number')).toBeNull();
  expect(screen.getByRole('button', { name: 'Get code' })).toHaveProperty('disabled', false);
});
