// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LARGEST_IMAGE } from '#app/kinds/upload-proof/upload-limits.ts';
import { standInForModals } from '#app/kit/dialog/modal-double.fixture.ts';
import { standInForBytes } from '#app/kit/upload/blob-double.fixture.ts';
import { type Fakes, fakePlatform, refusal, type Sent } from '#app/platform/fake-platform.fixture.ts';
import { member } from '#app/session/member.fixture.ts';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import words from '#locales/EN/deposit.json' with { type: 'json' };
import shellWords from '#locales/EN/shell.json' with { type: 'json' };
import type { DepositOrder } from '#schemas/generated/platform.ts';
import { ProofField } from './proof-field.tsx';

const order: Sent<DepositOrder> = {
  ...{ orderId: 'D261123-000007', state: 'waiting', methodId: 'qr-pay', kind: 'qr', methodName: 'QR Pay' },
  ...{ amount: 2000, fee: 0, credited: 2000, currency: 'EUR', createdAt: Date.now(), arrivalSeconds: 60 },
  payee: { bank: 'QR Pay', holder: 'Aurora Collect', account: '0041 2207', reference: 'DP 000007' },
  hasProof: false,
};
const png = () => new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], 'proof.png');

beforeEach(() => {
  Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined });
  standInForModals();
  standInForBytes();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function choose(file: File, fakes: Fakes = {}) {
  const platform = fakePlatform(fakes);
  const { orderId, hasProof } = order;
  showInSite(<ProofField order={{ orderId, hasProof }} />, {
    at: '/member?page=depositv2',
    words: { deposit: words },
    prepare: ({ session }) => session.store.setState({ status: 'member', member }),
  });
  fireEvent.change(screen.getByLabelText(words.proof.label), { target: { files: [file] } });
  return platform;
}

it.each([
  ['type', new File(['GIF89a'], 'a.png')],
  ['size', new File([new Uint8Array(LARGEST_IMAGE + 1)], 'a.png')],
  ['empty', new File([], 'a.png')],
] as const)('warns in a dialog of a proof that is refused for its %s', async (fault, file) => {
  const { callsOf } = choose(file);
  const warning = await screen.findByRole('dialog', { name: shellWords.upload.warning });
  expect(warning.textContent).toContain(shellWords.upload[fault]);
  expect(callsOf('uploadDepositProof')).toEqual([]);
});

it('says in a dialog that the proof has arrived', async () => {
  const { callsOf } = choose(png(), { uploadDepositProof: () => ({ ...order, hasProof: true }) });
  const dialog = await screen.findByRole('dialog', { name: shellWords.upload.sent });
  expect(dialog.textContent).toContain(words.proof.done);
  fireEvent.click(screen.getByRole('button', { name: shellWords.dialog.confirm }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(callsOf('uploadDepositProof')).toHaveLength(1);
});

it('warns in a dialog that the platform refused the proof', async () => {
  choose(png(), { uploadDepositProof: () => refusal(409, { errorCode: 'order_closed' }) });
  const warning = await screen.findByRole('dialog', { name: shellWords.upload.warning });
  expect(warning.textContent).toContain(words.refused.order_closed);
});
