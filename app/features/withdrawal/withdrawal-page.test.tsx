// @vitest-environment jsdom

import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { standInForModals } from '#app/kit/dialog/modal-double.fixture.ts';
import { type Fakes, fakePlatform, refusal, type Sent } from '#app/platform/fake-platform.fixture.ts';
import { member } from '#app/session/member.fixture.ts';
import type { Site } from '#app/shell/site/create-site.ts';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import words from '#locales/EN/withdrawal.json' with { type: 'json' };
import type { WithdrawalOrder } from '#schemas/generated/platform.ts';
import { ordersOf } from './orders.fixture.ts';
import { order, parts, terms, transfer, wallet } from './withdrawal-answers.fixture.ts';
import { WithdrawalPage } from './withdrawal-page.tsx';

const PAGE = '/member?page=withdraw';
const atOrder = `${PAGE}&order=${order.orderId}`;

function show(fakes: Fakes, at = PAGE) {
  const platform = fakePlatform({ withdrawalTerms: () => terms, withdrawalOrders: () => ordersOf(), ...fakes });
  const site = showInSite(<WithdrawalPage />, {
    at,
    words: { withdrawal: words },
    prepare: ({ session }) => session.store.setState({ status: 'member', member }),
  });
  return { ...platform, site };
}
const hear = (site: Site, state: WithdrawalOrder['state']) =>
  act(() => {
    for (const listener of site.session.listeners)
      listener({ topic: 'withdrawal', data: { orderId: order.orderId, state } });
  });
const amount = () => screen.findByRole('spinbutton', { name: 'Amount to withdraw' });
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const write = (name: string, value: string) => fireEvent.change(screen.getByLabelText(name), { target: { value } });

beforeEach(() => {
  standInForModals();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('withdrawing', () => {
  it('shows what is held back, the fee and what arrives, and requests it', async () => {
    const { callsOf } = show({ requestWithdrawal: () => order, withdrawalOrder: () => order });
    expect(await screen.findByRole('progressbar', { name: 'Wagering for Reload 50%' })).toBeDefined();
    expect(screen.getByText('70%')).toBeDefined();
    expect(screen.getByText('€480.00 to go')).toBeDefined();
    expect(screen.getByText('of €500.00')).toBeDefined();
    fireEvent.change(await amount(), { target: { value: '150' } });
    expect(await screen.findByText('−€1.50')).toBeDefined();
    expect(screen.getByText('€148.50')).toBeDefined();
    await press('Withdraw €150.00');
    const dialog = await screen.findByRole('dialog', { name: 'Confirm your withdrawal' });
    write('Payment password', '٤٨٢915x');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Withdraw €150.00' }));
    expect(await screen.findByText('Waiting for approval')).toBeDefined();
    const sent = { accountId: 7, amount: 15_000, fee: 150, made: 3, paymentPassword: '482915' };
    expect(callsOf('requestWithdrawal').map(({ body }) => body)).toEqual([
      { ...sent, idempotencyKey: expect.any(String) },
    ]);
    expect(location.search).toBe('?page=withdraw&order=W261123-000093');
  });

  it('requests on what was seen when it was decided, although an answer was lost and the page has read more since', async () => {
    let made = 3;
    const { callsOf } = show({
      withdrawalTerms: () => ({ ...terms, made }),
      requestWithdrawal: () => {
        made = 4;
        return Promise.reject(new TypeError('lost'));
      },
    });
    await amount();
    await press('All');
    await press('Withdraw €300.00');
    const dialog = await screen.findByRole('dialog');
    write('Payment password', '482915');
    const send = within(dialog).getByRole('button', { name: 'Withdraw €300.00' });
    fireEvent.click(send);
    await expect.poll(() => dialog.textContent).toContain('We didn’t get an answer');
    await expect.poll(() => callsOf('withdrawalTerms').length).toBe(2);
    fireEvent.click(send);
    await expect.poll(() => callsOf('withdrawalTerms').length).toBe(3);
    expect(new Set(callsOf('requestWithdrawal').map(({ body }) => Object(body).made))).toEqual(new Set([3]));
  });

  it.each([
    ['7.99', 'You can withdraw €8.00 or more.'],
    ['301', 'You can withdraw up to €300.00 now.'],
  ])('answers "%s" in words', async (text, said) => {
    show({});
    fireEvent.change(await amount(), { target: { value: text } });
    await press(/Continue/);
    expect(await screen.findByText(said, { exact: false })).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    [{ available: 700 }, 'The rest of your balance is held back'],
    [{ left: { times: 0, amount: 180_000 } }, 'You’ve made your 5 withdrawals for today.'],
  ])('says why nothing can be withdrawn with %j', async (changed, said) => {
    show({ withdrawalTerms: () => ({ ...terms, ...changed }) });
    expect(await screen.findByText(said, { exact: false })).toBeDefined();
    expect(screen.queryByRole('spinbutton')).toBeNull();
  });

  it.each(['withdrawal_made', 'insufficient_funds', 'daily_limit', 'payout_account_new', 'fee_changed'] as const)(
    'says what to do when it is refused with %s',
    async (errorCode) => {
      show({ requestWithdrawal: () => refusal(409, { errorCode }) });
      await amount();
      await press('20');
      await press('Withdraw €20.00');
      const dialog = await screen.findByRole('dialog');
      write('Payment password', '482915');
      fireEvent.click(within(dialog).getByRole('button', { name: 'Withdraw €20.00' }));
      expect(await screen.findByText(words.refused[errorCode])).toBeDefined();
    },
  );

  it('sets the payment password the first time', async () => {
    show({ withdrawalTerms: () => ({ ...terms, hasPaymentPassword: false }) });
    await amount();
    await press('20');
    expect(screen.getByText(words.sum.nextSet)).toBeDefined();
    await press('Withdraw €20.00');
    expect(await screen.findByRole('dialog', { name: words.set.title })).toBeDefined();
  });

  it('offers a retry after a failure, and lists open and ended withdrawals', async () => {
    let isDown = true;
    const ended: Sent<WithdrawalOrder> = { ...order, orderId: 'W261122-000050', state: 'received' };
    show({
      withdrawalTerms: () => (isDown ? refusal(403) : terms),
      withdrawalOrders: () => ordersOf(parts, ended),
    });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    isDown = false;
    fireEvent.click(retry);
    const open = await screen.findByRole('region', { name: 'Open withdrawals' });
    expect(within(open).getByRole('link').textContent).toContain('Has it arrived?');
    const past = screen.getByRole('region', { name: 'Recent withdrawals' });
    const [all, last] = within(past).getAllByRole('link');
    expect(all?.getAttribute('href')).toBe('/member?page=withdraw&view=history');
    expect(last?.getAttribute('href')).toContain('order=W261122-000050');
  });
});

describe('what stands in the way', () => {
  const waiting = { ...wallet, isDefault: true };

  it.each([
    ['the account’s first day', { accounts: [waiting] }, 'Your account is new.', /^You can withdraw from /],
    ['the account', { accounts: [] }, 'First add the account', words.available.account],
    ['wagering', { available: 700 }, 'The rest of your balance', words.available.held],
    ['the day’s limit', { left: { times: 0, amount: 0 } }, 'You’ve made your 5', words.available.tomorrow],
    ['the balance', { balance: 700, available: 700 }, 'Your balance is below', words.available.nothing],
  ])('is said before anything is typed: %s', async (_, changed, why, name) => {
    show({ withdrawalTerms: () => ({ ...terms, ...changed }) });
    expect(await screen.findByText(why, { exact: false })).toBeDefined();
    expect(screen.getByText(name)).toBeDefined();
    expect(screen.queryByRole('spinbutton')).toBeNull();
    expect(screen.queryByText(words.available.now)).toBeNull();
  });

  it('is no more than a choice where another account is ready', async () => {
    show({
      withdrawalTerms: () => ({
        ...terms,
        accounts: [waiting, { ...wallet, accountId: 9, usableAt: 0, isDefault: false }],
      }),
    });
    await amount();
    expect(screen.getByText('This account is new and opens', { exact: false })).toBeDefined();
  });
});

describe('accounts to withdraw to', () => {
  it('are in the verified name, which cannot be written, and the first one is ready at once', async () => {
    const { callsOf } = show({
      withdrawalTerms: () => ({
        ...{ ...terms, accounts: [], nextAccountReady: true, holder: 'Maria Clara Santos' },
        providers: [
          { kind: 'bank' as const, name: 'Meridian Trust', number: { form: 'digits' as const, least: 10, most: 16 } },
        ],
      }),
      addPayoutAccount: () => wallet,
    });
    await amount();
    expect(screen.getByText(words.addFirstReady)).toBeDefined();
    await press('Add an account');
    expect(screen.queryByLabelText(words.add.holder)).toBeNull();
    expect(screen.getByText('Maria Clara Santos')).toBeDefined();
    expect(screen.getByText(words.add.ready)).toBeDefined();
    write('Bank', 'Meridian Trust');
    write('Account number', '12 34');
    await press('Add account');
    expect(await screen.findByText('Check the account number: 10 to 16 digits', { exact: false })).toBeDefined();
    write('Account number', '0012 3456 7890');
    await press('Add account');
    const sent = { kind: 'bank', provider: 'Meridian Trust', holder: 'Maria Clara Santos', number: '0012 3456 7890' };
    await waitFor(() => expect(callsOf('addPayoutAccount').map(({ body }) => body)).toEqual([sent]));
  });

  it('are chosen, made the default, and removed after a question', async () => {
    const { callsOf } = show({ choosePayoutAccount: () => undefined, removePayoutAccount: () => undefined });
    await amount();
    await press('Change');
    await press(/^Make default: Kite Money/);
    await press(/^Remove: Pacific Union Bank/);
    await press('Keep account');
    await press(/^Remove: Pacific Union Bank/);
    await press('Remove');
    expect(await screen.findByText(words.pay.required)).toBeDefined();
    write('Payment password', '482915');
    await press('Remove');
    const removal = { accountId: 7, paymentPassword: '482915' };
    await waitFor(() => expect(callsOf('removePayoutAccount').map(({ body }) => body)).toEqual([removal]));
    expect(callsOf('choosePayoutAccount').map(({ body }) => body)).toEqual([{ accountId: 8 }]);
    await press(/^Kite Money/);
    expect(screen.queryByRole('dialog')).toBeNull();
    await press('20');
    await press('Withdraw €20.00');
    // The new account cannot be used yet, so another has to be chosen.
    expect(await screen.findByText('This account is new', { exact: false })).toBeDefined();
    expect(screen.getByRole('dialog', { name: 'Withdraw to' })).toBeDefined();
  });

  it('are added with a number in any script, and every fault is said at its field', async () => {
    const { callsOf } = show({
      withdrawalTerms: () => ({ ...terms, accounts: [], nextAccountReady: true }),
      addPayoutAccount: () => wallet,
    });
    await amount();
    await press('Add an account');
    await press('Add account');
    for (const said of Object.values(words.add.fault)) expect(await screen.findByText(said)).toBeDefined();
    fireEvent.click(screen.getByRole('radio', { name: 'E-wallet' }));
    write('E-wallet provider', 'Kite Money');
    write('Account holder', 'Ana Cruz');
    write('Account number', '٠٩١٧-555 0001');
    await press('Add account');
    await waitFor(() =>
      expect(callsOf('addPayoutAccount').map(({ body }) => body)).toEqual([
        { kind: 'ewallet', provider: 'Kite Money', holder: 'Ana Cruz', number: '0917-555 0001' },
      ]),
    );
  });

  it('can be a card, whose number says its brand', async () => {
    const cards = [
      { kind: 'card' as const, name: 'Visa', prefixes: ['4'] },
      { kind: 'card' as const, name: 'Mastercard', prefixes: ['51-55', '2221-2720'] },
    ];
    const { callsOf } = show({
      withdrawalTerms: () => ({
        ...terms,
        accounts: [],
        nextAccountReady: true,
        providers: [...terms.providers, ...cards],
      }),
      addPayoutAccount: () => wallet,
    });
    await amount();
    await press('Add an account');
    fireEvent.click(screen.getByRole('radio', { name: 'Bank card' }));
    expect(screen.getByText('We pay out to Visa or Mastercard.')).toBeDefined();
    write('Account holder', 'Ana Cruz');
    write('Card number', '4111 1111 1111 1112');
    expect(screen.getByText('Visa')).toBeDefined();
    await press('Add account');
    expect(await screen.findByText(words.add.cardFault)).toBeDefined();
    expect(callsOf('addPayoutAccount')).toEqual([]);
    write('Card number', '2223 0031 2200 3222');
    expect(screen.getByText('Mastercard')).toBeDefined();
    await press('Add account');
    await waitFor(() =>
      expect(callsOf('addPayoutAccount').map(({ body }) => body)).toEqual([
        { kind: 'card', provider: 'Mastercard', holder: 'Ana Cruz', number: '2223 0031 2200 3222' },
      ]),
    );
  });

  it('offers no card to an operator who pays to none', async () => {
    show({ withdrawalTerms: () => ({ ...terms, accounts: [] }) });
    await press('Add an account');
    expect(screen.getByRole('radio', { name: 'E-wallet' })).toBeDefined();
    expect(screen.queryByRole('radio', { name: 'Bank card' })).toBeNull();
  });
});

describe('a withdrawal', () => {
  // @proves 4.57
  it('follows its state live, and each transfer is confirmed', async () => {
    let current: Sent<WithdrawalOrder> = order;
    const { site, callsOf } = show(
      {
        withdrawalOrder: () => current,
        confirmWithdrawal: () => {
          current = { ...parts, received: 10_000, remaining: 4850 };
          current.transfers = [{ ...transfer(1, 10_000), state: 'received' }, transfer(2, 4850)];
          return current;
        },
      },
      atOrder,
    );
    expect(await screen.findByText('In review')).toBeDefined();
    // Read the time here: on a busy machine it is minutes since the file was loaded.
    current = { ...parts, transfers: [transfer(1, 10_000), transfer(2, 4850)] };
    hear(site, 'sent');
    expect(await screen.findByText('Has €100.00 arrived?')).toBeDefined();
    expect(screen.getByRole('timer').textContent).toMatch(/^(2\d|30):/);
    expect(screen.getByRole('radio', { name: /Fully paid/ })).toBeDefined();
    await press('Confirm €100.00 received');
    expect(await screen.findByText('Has €48.50 arrived?')).toBeDefined();
    expect(screen.getByText('Received €100.00')).toBeDefined();
    expect(callsOf('confirmWithdrawal').map(({ body }) => body)).toEqual([{ orderId: order.orderId, transferId: 1 }]);
    current = { ...current, state: 'received', received: 14_850, remaining: 0, closedAt: Date.now() };
    hear(site, 'received');
    expect(await screen.findByText('Your money has arrived')).toBeDefined();
    expect(screen.getByText('€148.50 has arrived in Pacific Union Bank •••• 4471.')).toBeDefined();
  });

  // @proves 4.57
  it('is confirmed as fully paid at once', async () => {
    const { callsOf } = show({ withdrawalOrder: () => parts, confirmWithdrawal: () => parts }, atOrder);
    fireEvent.click(await screen.findByRole('radio', { name: /Fully paid/ }));
    await press('Confirm all €148.50');
    await waitFor(() => expect(callsOf('confirmWithdrawal')[0]?.body).toEqual({ orderId: order.orderId }));
  });

  it.each([
    ['in one transfer', [transfer(1, 14_850)], true],
    ['in several transfers', [transfer(1, 10_000), transfer(2, 4850)], true],
    ['in part', [transfer(1, 10_000)], false],
  ] as const)(
    'that was sent %s can be answered as fully paid once nothing is left to send',
    async (_how, transfers, isAll) => {
      show({ withdrawalOrder: () => ({ ...parts, transfers: [...transfers] }) }, atOrder);
      expect(await screen.findByRole('radio', { name: /^Received/ })).toBeDefined();
      expect(screen.getByRole('radio', { name: /Not received/ })).toBeDefined();
      expect(screen.queryAllByRole('radio', { name: /Fully paid/ })).toHaveLength(isAll ? 1 : 0);
    },
  );

  // @proves 4.57
  it('is reported as missing with a picture only', async () => {
    const { callsOf } = show({ withdrawalOrder: () => parts, reportMissingTransfer: () => parts }, atOrder);
    fireEvent.click(await screen.findByRole('radio', { name: /Not received/ }));
    await press('Report €100.00 missing');
    expect(await screen.findAllByText(words.confirm.proofRequired)).not.toEqual([]);
    expect(callsOf('reportMissingTransfer')).toEqual([]);
  });

  it('asks about a reported transfer whether it has arrived after all', async () => {
    const reported: Sent<WithdrawalOrder> = { ...parts, transfers: [{ ...transfer(1, 14_850), state: 'missing' }] };
    show({ withdrawalOrder: () => reported }, atOrder);
    expect(await screen.findByText('Has €148.50 arrived after all?')).toBeDefined();
    expect(screen.getByText('We’re looking for it')).toBeDefined();
    expect(screen.queryByRole('radio', { name: /Not received/ })).toBeNull();
    expect(screen.queryByRole('timer')).toBeNull();
  });

  it('says where the money is when it was refused', async () => {
    show({ withdrawalOrder: () => ({ ...order, state: 'refused', closedAt: Date.now() }) }, atOrder);
    expect(await screen.findByText('We couldn’t approve this withdrawal')).toBeDefined();
    expect(screen.getByText('€150.00 is back in your balance.', { exact: false })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Withdraw again' })).toBeDefined();
  });

  it('shares its receipt as text', async () => {
    const shared: ShareData[] = [];
    Object.defineProperty(navigator, 'share', {
      configurable: true,
      value: async (data: ShareData) => shared.push(data),
    });
    show({ withdrawalOrder: () => ({ ...order, state: 'received', received: 14_850, remaining: 0 }) }, atOrder);
    fireEvent.click(await screen.findByRole('button', { name: 'Share receipt' }));
    Reflect.deleteProperty(navigator, 'share');
    await waitFor(() => expect(shared[0]?.text).toContain('Arrived: €148.50'));
    expect(shared[0]?.text).toContain('Order: W261123-000093');
  });
});
