// @vitest-environment jsdom

import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { fakePlatform } from '#app/platform/fake-platform.fixture.ts';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import words from '#locales/EN/kyc.json' with { type: 'json' };
import { useSendImages } from './documents/use-send-images.ts';
import { beginKyc, type KycDraft, putImage } from './kyc-draft.ts';
import { useSendPerson } from './person/use-send-person.ts';

// jsdom's files cannot be read as a browser's can.
vi.mock('#app/kit/upload/image-data-url.ts', () => ({ imageDataUrl: async () => 'data:image/png;base64,AA' }));

// Nor does it report upload progress.
vi.mock('#app/platform/send-with-progress.ts', () => ({
  sendWithProgress: () => (request: Request) => fetch(request),
}));

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

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

it.each([
  ['the personal information', Person, 'submitPersonalInfo', 'documents'],
  ['the pictures', Images, 'uploadIdImages', 'sent'],
] as const)('sends %s with one call for a double click', async (_what, Part, id, next) => {
  const { ids } = fakePlatform({ submitPersonalInfo: () => undefined, uploadIdImages: () => undefined });
  const draft = beginKyc();
  Object.assign(draft.values, person);
  for (const side of ['idCardFront', 'idCardBack', 'idCardSelfie'] as const) {
    putImage(draft, side, new File(['a'], 'a.png', { type: 'image/png' }));
  }
  showInSite(<Part draft={draft} />, { at: '/index', words: { kyc: words } });
  fireEvent.click(screen.getByRole('button'));
  fireEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(draft.step).toBe(next));
  expect(onFaults).not.toHaveBeenCalled();
  expect(ids()).toEqual([id]);
});
