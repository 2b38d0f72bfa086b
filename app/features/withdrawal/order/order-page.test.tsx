// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { standInForModals } from '#app/kit/dialog/modal-double.fixture.ts';
import { standInForBytes } from '#app/kit/upload/blob-double.fixture.ts';
import { type Fakes, fakePlatform, type Sent } from '#app/platform/fake-platform.fixture.ts';
import { member } from '#app/session/member.fixture.ts';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import shellWords from '#locales/EN/shell.json' with { type: 'json' };
import words from '#locales/EN/withdrawal.json' with { type: 'json' };
import type { WithdrawalOrder } from '#schemas/generated/platform.ts';
import { parts, transfer } from '../withdrawal-answers.fixture.ts';
import { OrderPage } from './order-page.tsx';

const png = new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], 'statement.png');
const warning = () => screen.findByRole('dialog', { name: shellWords.upload.warning });
const report = () => fireEvent.click(screen.getByRole('button', { name: 'Report €100.00 missing' }));
const choose = (file: File) =>
  fireEvent.change(screen.getByLabelText(words.confirm.proof), { target: { files: [file] } });

async function showMissing(fakes: Fakes = {}) {
  const platform = fakePlatform({ withdrawalOrder: () => parts, ...fakes });
  showInSite(<OrderPage orderId={parts.orderId} />, {
    at: `/member?page=withdraw&order=${parts.orderId}`,
    words: { withdrawal: words },
    prepare: ({ session }) => session.store.setState({ status: 'member', member }),
  });
  fireEvent.click(await screen.findByRole('radio', { name: /Not received/ }));
  return platform;
}

beforeEach(() => {
  Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined });
  standInForModals();
  standInForBytes();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('warns in a dialog of a missing picture, and of one that is refused', async () => {
  const { callsOf } = await showMissing();
  report();
  expect((await warning()).textContent).toContain(words.confirm.proofRequired);
  fireEvent.click(screen.getByRole('button', { name: shellWords.dialog.confirm }));
  expect(screen.queryByRole('dialog')).toBeNull();
  choose(new File(['GIF89a'], 'statement.png'));
  expect((await warning()).textContent).toContain(shellWords.upload.type);
  expect(callsOf('reportMissingTransfer')).toEqual([]);
});

it('says in a dialog that the picture has arrived, also when the page asks about another transfer by then', async () => {
  let current: Sent<WithdrawalOrder> = parts;
  const { callsOf } = await showMissing({
    withdrawalOrder: () => current,
    reportMissingTransfer: () => {
      current = { ...parts, transfers: [{ ...transfer(1, 10_000), state: 'missing' }, transfer(2, 4850)] };
      return current;
    },
  });
  choose(png);
  await screen.findByText('statement.png');
  report();
  const dialog = await screen.findByRole('dialog', { name: shellWords.upload.sent });
  expect(await screen.findByText('Has €48.50 arrived?')).toBeDefined();
  expect(dialog.isConnected).toBe(true);
  expect(dialog.textContent).toContain('We have your picture and are looking for the €100.00.');
  expect(callsOf('reportMissingTransfer')).toHaveLength(1);
});
