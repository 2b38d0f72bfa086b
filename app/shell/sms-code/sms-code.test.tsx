// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { standInForModals } from '#app/kit/dialog/modal-double.fixture.ts';
import { type Fake, fakePlatform, refusal } from '#app/platform/fake-platform.fixture.ts';
import { defineDraft } from '../drafts/draft-kind.ts';
import { useDraft } from '../drafts/use-draft.ts';
import { showInSite } from '../site/show-in-site.fixture.tsx';
import { closeSmsCode, createSmsCodeDraft, SMS_CODE_RETENTION } from './sms-code-draft.ts';
import { SmsCodeFields } from './sms-code-fields.tsx';
import { useSmsCode } from './use-sms-code.ts';

const countries = [
  { countryCode: 'PH', countryDialingCode: '+63' },
  { countryCode: 'MT', countryDialingCode: '+356' },
];
let platform: ReturnType<typeof fakePlatform>;
let answer: Fake<'smsCode'>;

const bodies = () => platform.callsOf('smsCode').map(({ body }) => body);

const draftOfForm = defineDraft('form', createSmsCodeDraft, SMS_CODE_RETENTION);

function Form() {
  const [draft] = useDraft(draftOfForm, closeSmsCode);
  return <SmsCodeFields sms={useSmsCode({ purpose: 'noLogin', draft })} />;
}

beforeEach(async () => {
  answer = () => ({ value: { expiredMinutes: 2 } });
  standInForModals();
  platform = fakePlatform({ countryCodes: () => countries, smsCode: (call) => answer(call) });
  showInSite(<Form />, { at: '/login', words: {} });
  await waitFor(() => expect(screen.getByRole('combobox')).toHaveProperty('value', '+63'));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const number = () => screen.getByLabelText('Mobile number');
const write = (value: string) => fireEvent.change(number(), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('SMS code fields', () => {
  // @proves 5.6
  it('request a code only for a valid mobile number', async () => {
    write('12345');
    press('Get code');
    await screen.findByText('Please enter a valid mobile number');
    expect(document.activeElement).toBe(number());
    expect(bodies()).toEqual([]);
  });

  // @proves 4.33, 9.3
  it('disable the button for the platform’s minutes, and focus the code', async () => {
    write('0917 123 4567');
    press('Get code');
    await screen.findByText(/^(2:00|1:5\d)$/);
    expect(bodies()).toEqual([{ countryDialingCode: '+63', mobileNum: '9171234567' }]);
    expect(screen.getByRole('button', { name: 'New code' })).toHaveProperty('disabled', true);
    expect(document.activeElement).toBe(screen.getByLabelText('Verification code'));
  });

  // @proves 9.3
  it.each([
    ['an answer without minutes', { value: {} }],
    ['an answer without a value', {}],
    ['no minutes', { value: { expiredMinutes: 0 } }],
  ])('wait a minute after %s', async (_, sent) => {
    answer = () => sent;
    write('0917 123 4567');
    press('Get code');
    expect((await screen.findByRole('timer')).textContent).toMatch(/^(1:00|0:5\d)$/);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('request a code at once after a number that was not sent', async () => {
    vi.spyOn(Date, 'now').mockReturnValue(1_000_000);
    write('12345');
    press('Get code');
    await screen.findByText('Please enter a valid mobile number');
    write('0917 123 4567');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Get code' }).ariaBusy).not.toBe('true'));
    press('Get code');
    await waitFor(() => expect(bodies()).toHaveLength(1));
  });

  // @proves 4.33, 5.34
  it('request a code at most once a second', async () => {
    answer = () => refusal(500, { message: 'No.', errorCode: 'internal' });
    const clock = vi.spyOn(performance, 'now').mockReturnValue(1_000_000);
    write('0917 123 4567');
    press('Get code');
    await screen.findByRole('dialog');
    press('Confirm');
    press('Get code');
    clock.mockReturnValue(1_000_999);
    press('Get code');
    expect(bodies()).toHaveLength(1);
    clock.mockReturnValue(1_001_000);
    press('Get code');
    await waitFor(() => expect(bodies()).toHaveLength(2));
  });

  // @proves 8.5
  it('show the platform’s sentence in a dialog when a code is not sent', async () => {
    answer = () => refusal(400, { message: 'This line is barred.', errorCode: 'invalid_request' });
    write('0917 123 4567');
    press('Get code');
    const dialog = await screen.findByRole('dialog', { name: 'We couldn’t send the code' });
    expect(dialog.textContent).toContain('This line is barred.');
    press('Confirm');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Get code' })).toHaveProperty('disabled', false);
  });

  it.each([
    [
      'for a code that the site has words for',
      () => refusal(422, { errorCode: 'mobile_invalid', message: 'Not ours.' }),
    ],
    ['after too many requests', () => refusal(429, { errorCode: 'too_many_requests', message: 'Not ours.' })],
  ])('show the platform’s sentence in a dialog %s', async (_, refused) => {
    answer = refused;
    write('0917 123 4567');
    press('Get code');
    expect((await screen.findByRole('dialog')).textContent).toContain('Not ours.');
  });

  it.each([
    ['its failure', () => refusal(500, { errorCode: 'internal', message: 'Null pointer.' }), /^Something went wrong/],
    ['an endless sentence', () => refusal(429, { message: 'x'.repeat(301) }, { 'retry-after': '175' }), /^[^\d]+$/],
    ['a blank sentence', () => refusal(422, { errorCode: 'mobile_invalid', message: ' ' }), /valid mobile number/],
  ])('show the site’s words instead of %s', async (_, refused, words) => {
    answer = refused;
    write('0917 123 4567');
    press('Get code');
    const dialog = await screen.findByRole('dialog');
    expect(dialog.querySelector('p')?.textContent).toMatch(words);
  });

  // @proves 5.8
  it('wait as long as the platform says after too many requests', async () => {
    answer = () => refusal(429, { message: 'Too many.', errorCode: 'too_many_requests' }, { 'retry-after': '300' });
    write('0917 123 4567');
    press('Get code');
    expect((await screen.findByRole('dialog')).textContent).toContain('Too many.');
    expect(screen.getByRole('timer').textContent).toMatch(/^(5:00|4:5\d)$/);
  });

  it.each([
    ['five minutes where it does not say', {}, /^(5:00|4:5\d)$/],
    ['what the answer itself says', { value: { retryAfterSeconds: 90 } }, /^(1:30|1:2\d)$/],
    ['a day at most', { value: { retryAfterSeconds: 1e300 } }, /^(24:00:00|23:59:5\d)$/],
  ])('wait after too many requests: %s', async (_, more, shown) => {
    answer = () => refusal(429, { message: 'Too many.', errorCode: 'too_many_requests', ...more });
    write('0917 123 4567');
    press('Get code');
    await screen.findByRole('dialog');
    expect(screen.getByRole('timer').textContent).toMatch(shown);
  });
});
