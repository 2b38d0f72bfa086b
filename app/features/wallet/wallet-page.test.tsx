// @vitest-environment jsdom

import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { standInForModals } from '#app/kit/dialog/modal-double.fixture.ts';
import { type Fakes, fakePlatform, refusal, type Sent } from '#app/platform/fake-platform.fixture.ts';
import { member } from '#app/session/member.fixture.ts';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import words from '#locales/EN/wallet.json' with { type: 'json' };
import type { VendorWallet, WalletBalances, WalletTransfer } from '#schemas/generated/platform.ts';
import { minorUnits } from '#schemas/money/minor-units.ts';
import { WalletPage } from './wallet-page.tsx';

const jade: Sent<VendorWallet> = {
  vassalage: 'JDW',
  displayName: 'Jadeworks',
  gameType: 'RNG',
  balance: 0,
  state: 'open',
};
const blue: Sent<VendorWallet> = { ...jade, vassalage: 'BLF', displayName: 'Bluefin', balance: 9260 };
const regal: Sent<VendorWallet> = {
  ...jade,
  vassalage: 'RGL',
  displayName: 'Regalia',
  balance: 28_500,
  state: 'maintenance',
};
const balances: Sent<WalletBalances> = { balance: 50_000, currency: 'EUR', wallets: [jade, blue, regal] };
const merchant = { isSingle: false, vendors: ['JDW', 'BLF', 'RGL'], presets: [1000, 5000] };
const moved: Sent<WalletTransfer> = {
  direction: 'in',
  moved: [{ vassalage: 'JDW', displayName: 'Jadeworks', amount: 5000 }],
  stayed: [],
};

const GAME = '/seamless?vassalage=JDW&gameCode=fortune-tiger';

function show(fakes: Fakes, status: 'member' | 'trial' = 'member', of = '') {
  const platform = fakePlatform({
    ...{ merchantWallet: () => merchant, balance: () => balances, memberInfo: () => member },
    ...fakes,
  });
  const site = showInSite(<WalletPage />, {
    at: `/member?page=transferFund${of}`,
    words: { wallet: words },
    prepare: (prepared) => {
      prepared.session.store.setState({ status, member });
      if (of) history.replaceState({ usr: { from: GAME } }, '');
    },
  });
  return { ...platform, site };
}
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const sheet = () => within(screen.getByRole('dialog'));
const amount = () => screen.findByRole('spinbutton', { name: 'Amount' });

beforeEach(() => {
  standInForModals();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the wallets', () => {
  it('show the main balance, what is in all, and each vendor with its state, those with money first', async () => {
    show({});
    expect(await screen.findByText('€500.00')).toBeDefined();
    expect(screen.getByText('€877.60 in total, including vendor wallets')).toBeDefined();
    const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows).toEqual(['BluefinOpen€92.60', 'RegaliaUnder maintenance€285.00', 'JadeworksOpen€0.00']);
  });

  it('suggest everything for the vendor of a game that sent the player here, and lead back to the game', async () => {
    const { callsOf } = show({ walletTransfer: () => moved }, 'member', '&vassalage=JDW');
    expect(await amount()).toHaveProperty('value', '500.00');
    expect(callsOf('walletTransfer')).toEqual([]);
    await press(/^Transfer €500/);
    await waitFor(() => expect(`${location.pathname}${location.search}`).toBe(GAME));
  });

  it('show one balance and nothing of vendors where the merchant has one wallet', async () => {
    const { callsOf } = show({
      merchantWallet: () => ({ isSingle: true }),
      balance: () => ({ balance: 50_000, currency: 'EUR' }),
    });
    expect(await screen.findByText(words.onlyMain)).toBeDefined();
    expect(screen.queryByText(words.vendors)).toBeNull();
    expect(screen.queryByRole('listitem')).toBeNull();
    expect(callsOf('walletTransfer')).toEqual([]);
  });

  it('show a single vendor without money, and nothing to bring back', async () => {
    show({ balance: () => ({ ...balances, balance: 0, wallets: [jade] }) });
    await screen.findByText('Jadeworks');
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['JadeworksOpen€0.00']);
    expect(screen.getByText('€0.00 in total, including vendor wallets')).toBeDefined();
    expect(screen.queryByRole('button', { name: new RegExp(words.allBack) })).toBeNull();
  });

  it('show nothing before it is known whether there are vendors’ wallets, and offer a retry', async () => {
    let isDown = true;
    show({ merchantWallet: () => (isDown ? refusal(403) : merchant) });
    await screen.findByText(words.failed);
    isDown = false;
    await press('Try again');
    expect(await screen.findByText('Jadeworks')).toBeDefined();
  });

  it('hide every amount together', async () => {
    show({});
    await press('Show balances');
    expect(screen.queryByText(/€/)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Show balances' }));
    expect(screen.getByText('€500.00')).toBeDefined();
  });

  it('follow live events', async () => {
    let now = balances;
    const { site } = show({ balance: () => now });
    await screen.findByText('€500.00');
    now = { ...balances, balance: 49_000 };
    act(() => {
      for (const listener of site.session.listeners)
        listener({ topic: 'balance', data: { balance: minorUnits(49_000), currency: 'EUR' } });
    });
    expect(await screen.findByText('€490.00')).toBeDefined();
  });

  it('tell trial accounts what they need', () => {
    const { calls } = show({}, 'trial');
    expect(screen.getByText(words.trial)).toBeDefined();
    expect(calls).toEqual([]);
  });
});

describe('a transfer', () => {
  it('moves a suggested amount, and says so', async () => {
    const { callsOf, site } = show({ walletTransfer: () => moved });
    await press(/Jadeworks/);
    await press('50');
    expect(sheet().getByText('€450.00')).toBeDefined();
    await press('Transfer €50.00');
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    expect(callsOf('walletTransfer').map(({ body }) => body)).toEqual([
      { direction: 'in', vassalage: 'JDW', amount: 5000, balance: 50_000, idempotencyKey: expect.any(String) },
    ]);
    expect(site).toBeDefined();
  });

  it('turns around, and “all” follows the balance', async () => {
    let now = balances;
    const { callsOf, site } = show({ balance: () => now, walletTransfer: () => moved });
    await press(/Bluefin/);
    await press('Change direction');
    await press('All');
    expect(screen.getByRole('button', { name: 'Transfer €92.60' })).toBeDefined();
    now = { ...balances, wallets: [jade, { ...blue, balance: 9000 }, regal] };
    act(() => {
      for (const listener of site.session.listeners)
        listener({ topic: 'balance', data: { balance: minorUnits(50_000), currency: 'EUR' } });
    });
    await press('Transfer €90.00');
    await expect
      .poll(() => callsOf('walletTransfer').map(({ body }) => body))
      .toMatchObject([{ direction: 'out', vassalage: 'BLF', amount: 9000, balance: 9000 }]);
  });

  it('is refused in words when another tab was faster, and sent again on the new balance', async () => {
    let now = balances;
    const { callsOf, site } = show({
      balance: () => now,
      walletTransfer: ({ body }) =>
        Object(body).balance === now.balance ? moved : refusal(409, { errorCode: 'balance_changed' }),
    });
    await press(/Jadeworks/);
    await press('50');
    now = { ...balances, balance: 45_000 };
    act(() => {
      for (const listener of site.session.listeners)
        listener({ topic: 'balance', data: { balance: minorUnits(45_000), currency: 'EUR' } });
    });
    expect(await sheet().findByText('€400.00')).toBeDefined();
    await press('Transfer €50.00');
    expect(await screen.findByText(words.refused.balance_changed)).toBeDefined();
    await press('Transfer €50.00');
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    const sent = callsOf('walletTransfer').map(({ body }) => Object(body));
    expect(sent.map(({ balance }) => balance)).toEqual([50_000, 45_000]);
  });

  it('of more than the wallet has names the wallet and what is in it', async () => {
    const { callsOf } = show({});
    await press(/Jadeworks/);
    fireEvent.change(await amount(), { target: { value: '501' } });
    fireEvent.submit(screen.getByRole('spinbutton').closest('form') ?? document.body);
    expect(await screen.findByText('Main wallet has €500.00. Choose that or less.')).toBeDefined();
    expect(callsOf('walletTransfer')).toEqual([]);
  });

  it.each(['vendor_maintenance', 'balance_changed', 'insufficient_funds'] as const)(
    'says what to do about %s',
    async (errorCode) => {
      show({ walletTransfer: () => refusal(409, { errorCode }) });
      await press(/Jadeworks/);
      await press('50');
      await press('Transfer €50.00');
      expect(await screen.findByText(words.refused[errorCode])).toBeDefined();
    },
  );

  it('says of an empty wallet that there is nothing to move', async () => {
    show({});
    await press(/Jadeworks/);
    await press('Change direction');
    expect(screen.getByText('There’s no money in Jadeworks to transfer.')).toBeDefined();
    expect(screen.queryByRole('spinbutton')).toBeNull();
  });

  it('is refused in words while the vendor is under maintenance', async () => {
    show({});
    await press(/Regalia/);
    expect(sheet().getByRole('heading', { name: 'Regalia is under maintenance' })).toBeDefined();
    expect(sheet().getByText('Your €285.00 there is safe.')).toBeDefined();
    expect(sheet().queryByRole('spinbutton')).toBeNull();
  });
});

it('brings everything back that can move, and says what stays', async () => {
  const back: Sent<WalletTransfer> = {
    direction: 'out',
    moved: [{ vassalage: 'BLF', displayName: 'Bluefin', amount: 9260 }],
    stayed: [{ vassalage: 'RGL', displayName: 'Regalia', amount: 28_500 }],
  };
  const { callsOf } = show({ walletTransfer: () => back });
  await press('Bring all back €92.60');
  expect(sheet().getByText(words.back.stays)).toBeDefined();
  expect(
    sheet()
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Bluefin€92.60', 'Regalia€285.00']);
  await press('Bring back €92.60');
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(callsOf('walletTransfer').map(({ body }) => body)).toEqual([
    { direction: 'out', idempotencyKey: expect.any(String) },
  ]);
});
