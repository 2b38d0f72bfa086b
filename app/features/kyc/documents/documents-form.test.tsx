// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { LARGEST_IMAGE } from '#app/kinds/upload-proof/upload-limits.ts';
import { standInForModals } from '#app/kit/dialog/modal-double.fixture.ts';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import words from '#locales/EN/kyc.json' with { type: 'json' };
import shellWords from '#locales/EN/shell.json' with { type: 'json' };
import { beginKyc, checkImages, type KycDraft, putImage } from '../kyc-draft.ts';
import { DocumentsForm } from './documents-form.tsx';
import { imageSides } from './image-sides.ts';

beforeEach(() => {
  Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined });
  standInForModals();
});
afterEach(cleanup);

const show = (draft: KycDraft, onSend: () => Promise<void>) =>
  showInSite(<DocumentsForm id="pictures" draft={draft} busy={false} sent={0} onSend={onSend} />, {
    at: '/index',
    words: { kyc: words },
  });
const missing = () => imageSides.filter((side) => screen.queryByText(words.documents.missing[side]));

// @proves 5.24
it('prompts for each of the three pictures until it is there', async () => {
  const draft = beginKyc();
  show(draft, async () => undefined);
  expect(missing()).toEqual([]);
  await act(async () => checkImages(draft));
  expect(missing()).toEqual(['idCardFront', 'idCardBack', 'idCardSelfie']);
  await act(async () => putImage(draft, 'idCardBack', new File(['x'], 'b.jpg')));
  expect(missing()).toEqual(['idCardFront', 'idCardSelfie']);
});

it('warns of the first missing picture, and then focuses it', async () => {
  const draft = beginKyc();
  show(draft, async () => void checkImages(draft));
  const front = screen.getByLabelText(words.documents.idCardFront);
  await act(async () => fireEvent.submit(document.forms[0] ?? document));
  const warning = screen.getByRole('dialog', { name: shellWords.upload.warning });
  expect(warning.textContent).toContain(words.documents.missing.idCardFront);
  fireEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(document.activeElement).toBe(front));
});

// @proves 5.21
it.each([
  ['type', new File(['GIF89a'], 'a.jpg', { type: 'image/jpeg' })],
  ['size', new File([new Uint8Array(LARGEST_IMAGE + 1)], 'a.jpg')],
  ['empty', new File([], 'a.jpg')],
] as const)('warns of a file that is refused for its %s', async (fault, file) => {
  show(beginKyc(), async () => undefined);
  fireEvent.change(screen.getByLabelText(words.documents.idCardBack), { target: { files: [file] } });
  const warning = await screen.findByRole('dialog', { name: shellWords.upload.warning });
  expect(warning.textContent).toContain(shellWords.upload[fault]);
});
