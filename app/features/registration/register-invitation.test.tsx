// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { rule, settings } from '#app/kinds/account-fields/register-settings.fixture.ts';
import { standInForModals } from '#app/kit/dialog/modal-double.fixture.ts';
import { fakePlatform, refusal } from '#app/platform/fake-platform.fixture.ts';
import { register } from '#app/platform/generated/operations/register.ts';
import { member } from '#app/session/member.fixture.ts';
import { SiteStartedContext } from '#app/shell/loading/site-started.ts';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import { defineFeature } from '#app/shell/slots/define-feature.ts';
import { openStatus } from '#app/shell/status/system-status.fixture.ts';
import words from '#locales/EN/registration.json' with { type: 'json' };
import { RegisterSheet } from './register-sheet.tsx';

const byName = defineFeature({ name: 'register-username', module: null }, () => ({
  registrationMethods: [
    {
      ...{ order: 10, way: 'username', label: 'entry.tab' },
      account: ['username', 'password', 'confirmPassword'],
      load: async () => register,
    },
  ],
}));
const few = { ...settings, email: rule({ enabled: false, required: false }) };
const withField = { ...few, affiliateCode: rule({ required: false }) };

/** @param valid the platform's answer about the code; undefined if the call fails */
async function show(valid: boolean | undefined, rules = few) {
  const platform = fakePlatform({
    registerSettings: () => rules,
    systemStatus: () => ({ ...openStatus, domainRoute: '' }),
    memberInfo: () => member,
    affiliate: () => (valid === undefined ? refusal(403) : { valid }),
    register: () => ({ token: 'T', firstTimeLogin: true, passwordExpired: false, userInfo: member }),
  });
  showInSite(
    <SiteStartedContext value={true}>
      <RegisterSheet close={vi.fn()} />
    </SiteStartedContext>,
    { at: '/register?affiliateCode=STALL7', words: { registration: words }, features: [byName] },
  );
  await screen.findByLabelText('Username');
  return platform;
}

function fillAndSend() {
  const entered = { Username: 'player7', Password: 'Sandbox1!', 'Confirm password': 'Sandbox1!' };
  for (const [label, value] of Object.entries({ ...entered, 'Date of birth': '14081996' })) {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  }
  fireEvent.click(screen.getByRole('checkbox'));
  fireEvent.submit(document.querySelector('form') ?? document.body);
}

beforeEach(standInForModals);
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

describe('an invitation by an agent', () => {
  it('is named while it is good, and sent', async () => {
    const { callsOf } = await show(true);
    expect(await screen.findByText('Your invitation code: STALL7')).toBeDefined();
    fillAndSend();
    await waitFor(() => expect(callsOf('register')[0]?.body).toMatchObject({ affiliateCode: 'STALL7' }));
  });

  it('that is over is said before the form is filled in, and does not stop the registration', async () => {
    const { callsOf } = await show(false);
    expect(await screen.findByText(words.inviteOver)).toBeDefined();
    fillAndSend();
    await waitFor(() => expect(callsOf('register')).toHaveLength(1));
    expect(callsOf('register')[0]?.body).not.toHaveProperty('affiliateCode');
  });

  it('is sent unchecked when the check itself fails', async () => {
    const { callsOf } = await show(undefined);
    fillAndSend();
    await waitFor(() => expect(callsOf('register')[0]?.body).toMatchObject({ affiliateCode: 'STALL7' }));
    expect(screen.queryByText(words.inviteOver)).toBeNull();
  });

  it('can be removed from its field', async () => {
    const { callsOf } = await show(false, withField);
    const field = await screen.findByLabelText<HTMLInputElement>('Invitation code (optional)');
    expect(field.value).toBe('STALL7');
    fillAndSend();
    await waitFor(() => expect(screen.getAllByText(words.fault.invitation).length).toBeGreaterThan(0));
    expect(callsOf('register')).toEqual([]);
    fireEvent.change(field, { target: { value: '' } });
    fireEvent.submit(document.querySelector('form') ?? document.body);
    await waitFor(() => expect(callsOf('register')).toHaveLength(1));
    expect(callsOf('register')[0]?.body).not.toHaveProperty('affiliateCode');
  });
});
