// @vitest-environment jsdom

import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { standInForModals } from '#app/kit/dialog/modal-double.fixture.ts';
import { type Fakes, fakePlatform, refusal, type Sent } from '#app/platform/fake-platform.fixture.ts';
import { member } from '#app/session/member.fixture.ts';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import words from '#locales/EN/upline.json' with { type: 'json' };
import type { UplineTerms, UplineTransfer } from '#schemas/generated/platform.ts';
import { transfersOf } from './transfers.fixture.ts';
import { UplinePage } from './upline-page.tsx';

const terms: Sent<UplineTerms> = {
  upline: { account: 'ag***11', nickname: 'Ju***le', accepts: true },
  ...{ currency: 'EUR', balance: 50_000, available: 30_000, turnoverLeft: 12_000, min: 200, made: 3 },
  ...{ presets: [1000, 2000, 90_000], limit: { times: 5, amount: 100_000 }, left: { times: 4, amount: 80_000 } },
  hasPaymentPassword: true,
};
const transfer: Sent<UplineTransfer> = {
  ...{ transferId: 'U261123-000093', amount: 2000, currency: 'EUR', createdAt: Date.now() },
  ...{ account: 'ag***11', nickname: 'Ju***le' },
};
const PAGE = '/member?page=transferUpline';

function show(fakes: Fakes = {}, at = PAGE) {
  const answers = { uplineTerms: () => terms, uplineTransfers: () => transfersOf() };
  const platform = fakePlatform({ ...answers, uplineTransfer: () => transfer, ...fakes });
  showInSite(<UplinePage />, {
    at,
    words: { upline: words },
    prepare: ({ session }) => session.store.setState({ status: 'member', member }),
  });
  return platform;
}
const amount = () => screen.findByRole('spinbutton', { name: 'Amount to transfer' });
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const write = (name: string, value: string) => fireEvent.change(screen.getByLabelText(name), { target: { value } });

async function confirm(digits = '482915') {
  await amount();
  await press('20');
  await press('Transfer €20.00');
  const dialog = await screen.findByRole('dialog', { name: 'Confirm your transfer' });
  write('Payment password', digits);
  const send = within(dialog).getByRole('button', { name: 'Transfer €20.00' });
  fireEvent.click(send);
  return { dialog, send };
}

beforeEach(() => {
  standInForModals();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('a transfer to the upline', () => {
  it('says who gets it and what is held back, and is made', async () => {
    const { callsOf } = show({ transferToUpline: () => transfer });
    await amount();
    expect(screen.getByText('ag***11')).toBeDefined();
    expect(screen.getByText(/€200\.00 of your balance is held back until you’ve wagered €120\.00 more/)).toBeDefined();
    await confirm();
    expect(await screen.findByText(words.receipt.done)).toBeDefined();
    expect(callsOf('transferToUpline').map(({ body }) => body)).toEqual([
      { amount: 2000, account: 'ag***11', made: 3, paymentPassword: '482915', idempotencyKey: expect.any(String) },
    ]);
    expect(location.search).toBe('?page=transferUpline&transfer=U261123-000093');
  });

  it('is made on what was seen when it was decided, although an answer was lost and the page has read more since', async () => {
    let made = 3;
    const { callsOf } = show({
      uplineTerms: () => ({ ...terms, made }),
      transferToUpline: () => {
        made = 4;
        return Promise.reject(new TypeError('lost'));
      },
    });
    const { dialog, send } = await confirm();
    await expect.poll(() => dialog.textContent).toContain('We didn’t get an answer');
    await expect.poll(() => callsOf('uplineTerms').length).toBe(2);
    fireEvent.click(send);
    await expect.poll(() => callsOf('uplineTerms').length).toBe(3);
    expect(new Set(callsOf('transferToUpline').map(({ body }) => Object(body).made))).toEqual(new Set([3]));
  });

  it.each(['transfer_made', 'upline_changed', 'daily_limit', 'insufficient_funds', 'no_upline'] as const)(
    'says what to do when it is refused with %s',
    async (errorCode) => {
      show({ transferToUpline: () => refusal(409, { errorCode }) });
      await confirm();
      expect(await screen.findByText(words.refused[errorCode])).toBeDefined();
    },
  );

  it.each([
    ['1.99', 'You can transfer €2.00 or more.'],
    ['301', 'You can transfer up to €300.00 now.'],
  ])('answers "%s" in words', async (text, said) => {
    show();
    fireEvent.change(await amount(), { target: { value: text } });
    await press(/Continue/);
    expect(await screen.findByText(said, { exact: false })).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    [{ upline: { account: 'ag***11', nickname: '', accepts: false } }, words.blocked.closed],
    [{ left: { times: 0, amount: 80_000 } }, 'You’ve made your 5 transfers for today.'],
  ])('says why it cannot be made with %j', async (changed, said) => {
    show({ uplineTerms: () => ({ ...terms, ...changed }) });
    expect(await screen.findByText(said, { exact: false })).toBeDefined();
    expect(screen.queryByRole('spinbutton')).toBeNull();
  });

  it('sets the payment password the first time', async () => {
    show({ uplineTerms: () => ({ ...terms, hasPaymentPassword: false }) });
    await amount();
    await press('20');
    await press('Transfer €20.00');
    expect(await screen.findByRole('dialog', { name: words.set.title })).toBeDefined();
  });

  it('is not offered without an upline, which the page says', async () => {
    const { upline: _, ...without } = terms;
    show({ uplineTerms: () => without });
    expect(await screen.findByText(words.none.title)).toBeDefined();
    expect(screen.queryByRole('spinbutton')).toBeNull();
    expect(screen.queryByText(words.history.title)).toBeNull();
  });

  it('has a receipt that is listed, and can be shared', async () => {
    const shared: ShareData[] = [];
    Object.defineProperty(navigator, 'share', {
      configurable: true,
      value: async (data: ShareData) => shared.push(data),
    });
    show({ uplineTransfers: () => transfersOf(transfer) });
    const list = await screen.findByRole('region', { name: words.history.title });
    const all = await within(list).findByRole('link', { name: words.history.all });
    expect(all.getAttribute('href')).toBe('/member?page=transferUpline&view=history');
    fireEvent.click(within(list).getByRole('link', { name: /^ag/ }));
    fireEvent.click(await screen.findByRole('button', { name: words.receipt.share }));
    Reflect.deleteProperty(navigator, 'share');
    await waitFor(() => expect(shared[0]?.text).toContain('Amount: €20.00'));
    expect(shared[0]?.text).toContain('Number: U261123-000093');
  });

  it('offers a retry after a failure', async () => {
    let isDown = true;
    show({ uplineTerms: () => (isDown ? refusal(403) : terms) });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    isDown = false;
    fireEvent.click(retry);
    expect(await amount()).toBeDefined();
  });
});
