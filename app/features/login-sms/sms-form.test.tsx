// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import words from '../../../locales/EN/login-sms.json' with { type: 'json' };
import { closeAndReopen, Reopening } from '../../shell/drafts/reopening.fixture.tsx';
import { showInSite } from '../../shell/site/show-in-site.fixture.tsx';
import { SmsForm } from './sms-form.tsx';

vi.mock('../../platform/encrypt.ts', () => ({
  asJose: { bodySerializer: (body: string) => body },
  encryptPayload: async (_platform: unknown, payload: object) => JSON.stringify(payload),
}));

const member = {
  id: 7,
  account: 'player1',
  nickname: '',
  type: 0,
  balance: 0,
  currency: 'PHP',
  vipLabel: '',
  unreadMessages: 0,
  availablePromos: 0,
};
const answers: Record<string, unknown> = {
  '/wps/system/countryCodes': [
    { countryCode: 'PH', countryDialingCode: '+63' },
    { countryCode: 'MT', countryDialingCode: '+356' },
  ],
  '/wps/session/login': { token: 'T', firstTimeLogin: true, passwordExpired: true, userInfo: member },
};

let payloads: unknown[];
const enter = vi.fn(async () => 'member' as const);
const admit = vi.fn(async () => true);

beforeEach(async () => {
  payloads = [];
  enter.mockClear();
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.method === 'POST') payloads.push(JSON.parse(await request.text()));
    return Response.json({ success: true, value: answers[new URL(request.url).pathname] });
  });
  showInSite(
    <Reopening>
      <SmsForm enter={enter} admit={admit} />
    </Reopening>,
    { at: '/login', words: { 'login-sms': words } },
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

describe('A log-in by SMS', () => {
  it('sends one call for a double Enter, and begins at once, however old the password is', async () => {
    write('Mobile number', '0917 123 4567');
    write('Verification code', '123456');
    send();
    send();
    await waitFor(() => expect(enter).toHaveBeenCalledExactlyOnceWith('T', true));
    expect(payloads).toEqual([
      { type: 'sms', countryDialingCode: '+63', mobileNum: '9171234567', verificationCode: '123456' },
    ]);
    expect(admit).not.toHaveBeenCalled();
  });

  it('asks for the number and then for its code, of at most 255 characters, before it calls', async () => {
    send();
    await screen.findByText('Please enter a valid mobile number');
    write('Mobile number', '0917 123 4567');
    send();
    await screen.findByText('Please enter the verification code');
    expect(document.activeElement).toBe(field('Verification code'));
    expect(field('Verification code')).toHaveProperty('maxLength', 255);
    expect(payloads).toEqual([]);
  });

  it('keeps the number when the sheet is closed, but not the code', () => {
    write('Mobile number', '917 123 4567');
    write('Verification code', '123456');
    closeAndReopen();
    expect(field('Mobile number')).toHaveProperty('value', '917 123 4567');
    expect(field('Verification code')).toHaveProperty('value', '');
  });
});
