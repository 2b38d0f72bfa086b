// @vitest-environment jsdom

import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { standInForModals } from '#app/kit/dialog/modal-double.fixture.ts';
import { standInForBytes } from '#app/kit/upload/blob-double.fixture.ts';
import { fakePlatform, refusal } from '#app/platform/fake-platform.fixture.ts';
import { member } from '#app/session/member.fixture.ts';
import type { Site } from '#app/shell/site/create-site.ts';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import { useSecurityConfig } from '#app/shell/verification/use-security-config.ts';
import words from '#locales/EN/kyc.json' with { type: 'json' };
import { useSendImages } from './documents/use-send-images.ts';
import { beginKyc, type KycDraft, putImage } from './kyc-draft.ts';
import { PersonForm } from './person/person-form.tsx';
import { useSendPerson } from './person/use-send-person.ts';

const person = {
  idType: '1',
  payeename: 'Ana Cruz',
  birthday: '14-02-1990',
  placeOfBirth: 'Cebu',
  nationality: 'PH',
  address: '12 Mabini Street',
  permanentAddress: '3 Rizal Street',
  sourceOfIncome: '2',
  occupation: '6',
  employerName: '',
};
const png = new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], 'a.png');
const check = { minimumAge: 21, today: new Date(2026, 10, 21) };
const onFaults = vi.fn();

function Person({ draft }: { draft: KycDraft }) {
  const { submit } = useSendPerson({ draft, check, onFaults });
  return <button type="button" onClick={() => void submit()} />;
}

function Images({ draft }: { draft: KycDraft }) {
  const { submit } = useSendImages({ draft, onFaults });
  return <button type="button" onClick={() => void submit()} />;
}

beforeEach(standInForBytes);
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

// @proves 5.5
it.each([
  ['the personal information', Person, 'submitPersonalInfo', 'documents'],
  ['the pictures', Images, 'uploadIdImages', 'sent'],
] as const)('sends %s with one call for a double click', async (_what, Part, id, next) => {
  const { ids } = fakePlatform({ submitPersonalInfo: () => undefined, uploadIdImages: () => undefined });
  const draft = beginKyc();
  Object.assign(draft.values, person);
  for (const side of ['idCardFront', 'idCardBack', 'idCardSelfie'] as const) {
    putImage(draft, side, png);
  }
  showInSite(<Part draft={draft} />, { at: '/index', words: { kyc: words } });
  fireEvent.click(screen.getByRole('button'));
  fireEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(draft.step).toBe(next));
  expect(onFaults).not.toHaveBeenCalled();
  expect(ids()).toEqual([id]);
});

it.each([
  ['got no answer', () => Promise.reject(new TypeError('Failed to fetch')), 'Try again: nothing will be done twice'],
  ['are refused', () => refusal(409, { errorCode: 'not_available' }), 'This isn’t available'],
])('asks for the state of the verification when the pictures %s, as they may be in review', async (_, answer, text) => {
  const { callsOf } = fakePlatform({
    uploadIdImages: answer,
    securityConfig: () => ({
      info: {
        securityQuestions: { enabled: false, isComplete: false },
        idVerification: { enabled: true, isComplete: false, status: 'P' },
      },
    }),
  });
  const draft = beginKyc();
  for (const side of ['idCardFront', 'idCardBack', 'idCardSelfie'] as const) putImage(draft, side, png);
  function Page() {
    const { submit, message } = useSendImages({ draft, onFaults });
    const state = useSecurityConfig().data?.idVerification.status;
    return (
      <button type="button" onClick={() => void submit()}>
        {state} {message}
      </button>
    );
  }
  const prepare = ({ session }: Site) => session.store.setState({ status: 'member', member });
  showInSite(<Page />, { at: '/index', words: { kyc: words }, prepare });
  await screen.findByText(/^P/);
  fireEvent.click(screen.getByRole('button'));
  await screen.findByText(new RegExp(text));
  await waitFor(() => expect(callsOf('securityConfig')).toHaveLength(2));
});

function Form({ draft }: { draft: KycDraft }) {
  const { submit, isUnderage, dismissUnderage } = useSendPerson({ draft, check, onFaults });
  return (
    <PersonForm
      id="person"
      draft={draft}
      check={check}
      onSend={submit}
      isUnderage={isUnderage}
      onUnderageSeen={dismissUnderage}
    />
  );
}

it.each([
  ['the form', '22-11-2005', []],
  ['the platform', '21-11-2005', ['submitPersonalInfo']],
] as const)(
  'says in a dialog that %s finds the member too young, and then leads to the birthday',
  async (_, day, sent) => {
    standInForModals();
    const fields = [{ name: 'birthday', rule: 'age' as const }];
    const { ids } = fakePlatform({
      submitPersonalInfo: () => refusal(422, { errorCode: 'invalid_field', value: { fields } }),
    });
    const draft = beginKyc();
    Object.assign(draft.values, person, { birthday: day });
    onFaults.mockClear();
    showInSite(<Form draft={draft} />, { at: '/index', words: { kyc: words } });
    fireEvent.submit(document.querySelector('form') ?? document.body);
    const dialog = await screen.findByRole('dialog', { name: 'Date of birth' });
    expect(dialog.textContent).toContain('You must be at least 21 years old');
    expect(onFaults).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(onFaults).toHaveBeenCalledOnce();
    expect(ids()).toEqual(sent);
  },
);
