// @vitest-environment jsdom

import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { standInForModals } from '#app/kit/dialog/modal-double.fixture.ts';
import { type Fakes, fakePlatform, refusal, type Sent } from '#app/platform/fake-platform.fixture.ts';
import { someGame } from '#app/platform/games/platform-answers.fixture.ts';
import { member } from '#app/session/member.fixture.ts';
import type { Site } from '#app/shell/site/create-site.ts';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import words from '#locales/EN/deposit.json' with { type: 'json' };
import type { DepositBonus, DepositMethod, DepositMethods, DepositOrder } from '#schemas/generated/platform.ts';
import { DepositPage } from './deposit-page.tsx';
import { ordersOf } from './orders.fixture.ts';

const qr: Sent<DepositMethod> = {
  ...{ methodId: 'qr-pay', kind: 'qr', name: 'QR Pay', min: 200, max: 100_000 },
  ...{ feeRate: 0, feeFixed: 0, arrivalSeconds: 60 },
};
const wallet: Sent<DepositMethod> = {
  ...qr,
  methodId: 'kite',
  kind: 'ewallet',
  name: 'Kite',
  feeRate: 75,
  feeFixed: 10,
};
const voucher: Sent<DepositMethod> = {
  ...qr,
  methodId: 'voucher',
  kind: 'voucher',
  name: 'Voucher',
  arrivalSeconds: 0,
};
const methods: Sent<DepositMethods> = {
  ...{ currency: 'EUR', presets: [1000, 2000], maxOpen: 3, bonuses: [] },
  methods: [qr, wallet, voucher],
};
const reload: Sent<DepositBonus> = {
  ...{ promotionId: 501, title: 'First deposit reward', rate: 5000, min: 1500, max: 5000, wagering: 8 },
};

const order: Sent<DepositOrder> = {
  ...{ orderId: 'D261123-000007', state: 'waiting', methodId: 'qr-pay', kind: 'qr', methodName: 'QR Pay' },
  ...{ amount: 2000, fee: 0, credited: 2000, currency: 'EUR', createdAt: Date.now(), arrivalSeconds: 60 },
  expiresAt: Date.now() + 15 * 60_000,
  payee: { bank: 'QR Pay', holder: 'Aurora Collect', account: '0041 2207', reference: 'DP 000007', qr: 'pay:1' },
  hasProof: false,
};

/** The order with its full time left. The fixture's own time is minutes old on a busy machine. */
const fresh = (): Sent<DepositOrder> => ({ ...order, expiresAt: Date.now() + 15 * 60_000 });

function show(fakes: Fakes, at = '/member?page=depositv2') {
  const platform = fakePlatform({ depositMethods: () => methods, depositOrders: () => ordersOf(), ...fakes });
  const site = showInSite(<DepositPage />, {
    at,
    words: { deposit: words },
    prepare: (prepared) => prepared.session.store.setState({ status: 'member', member }),
  });
  return { ...platform, site };
}
const hear = (site: Site, state: DepositOrder['state']) =>
  act(() => {
    for (const listener of site.session.listeners)
      listener({ topic: 'deposit', data: { orderId: order.orderId, state } });
  });
const atOrder = `/member?page=depositv2&order=${order.orderId}`;
const amount = () => screen.findByRole('spinbutton', { name: 'Amount to pay' });
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => {
  standInForModals();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('depositing', () => {
  it('shows the fee and what arrives before the order, and orders it', async () => {
    const { callsOf } = show({ createDeposit: () => order, depositOrder: () => order });
    fireEvent.change(await amount(), { target: { value: '20' } });
    fireEvent.click(screen.getByRole('radio', { name: /Kite/ }));
    // The fee is 0.75% of 20.00, which is 0.15, plus 0.10.
    expect(await screen.findByText('You pay €20.00 · fee €0.25')).toBeDefined();
    expect(screen.getByText('€19.75')).toBeDefined();
    await press('Pay €20.00');
    expect(await screen.findByText('Waiting for your payment')).toBeDefined();
    const sent = callsOf('createDeposit').map(({ body }) => body);
    expect(sent).toEqual([{ methodId: 'kite', amount: 2000, fee: 25, idempotencyKey: expect.any(String) }]);
    expect(location.search).toBe('?page=depositv2&order=D261123-000007');
  });

  it('has the smallest amount ready for a first deposit, and leaves the field as it is emptied', async () => {
    const { callsOf } = show({ createDeposit: () => order, depositOrder: () => order });
    const field = await amount();
    await waitFor(() => expect(field).toHaveProperty('value', '10.00'));
    fireEvent.change(field, { target: { value: '' } });
    expect(await screen.findByRole('button', { name: words.sum.start })).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: '10' }));
    await press('Pay €10.00');
    await waitFor(() => expect(callsOf('createDeposit')[0]?.body).toMatchObject({ methodId: 'qr-pay', amount: 1000 }));
  });

  it('has no amount ready for a later deposit', async () => {
    show({ depositOrders: () => ordersOf({ ...order, state: 'credited' }) });
    const field = await amount();
    await screen.findByText(words.history.title);
    expect(field).toHaveProperty('value', '');
  });

  it('leads from the receipt to the games', async () => {
    const hotGames = () => [someGame(1, { nodeName: 'Fortune Tiger' })];
    show({ depositOrder: () => ({ ...order, state: 'credited' }), hotGames }, atOrder);
    const games = within(await screen.findByRole('navigation', { name: words.order.games }));
    expect(await games.findByRole('link', { name: 'Fortune Tiger' })).toBeDefined();
  });

  it('suggests no amount that the method does not take', async () => {
    show({ depositMethods: () => ({ ...methods, presets: [100, 1000, 2000, 500_000] }) });
    await amount();
    const suggested = within(screen.getByRole('group', { name: 'Suggested amounts' })).getAllByRole('button');
    expect(suggested.map(({ textContent }) => textContent)).toEqual(['10', '20']);
  });

  it('adds up the deposit and its reward once they are credited', async () => {
    const bonus = { promotionId: 501, title: reload.title, amount: 1000, wagering: 8 };
    show({ depositOrder: () => ({ ...order, state: 'credited', credited: 2000, bonus }) }, atOrder);
    expect(await screen.findByText('€30.00 was added to your balance.')).toBeDefined();
    const lines = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(lines.slice(0, 5)).toEqual(['€20.00', '€0.00', '€20.00', '+€10.00', '€30.00']);
  });

  it('offers the bonuses that it can open, with wagering and limits, and orders the chosen one', async () => {
    const bonus = { promotionId: 501, title: reload.title, amount: 1000, wagering: 8 };
    const { callsOf } = show({
      depositMethods: () => ({ ...methods, bonuses: [reload] }),
      createDeposit: () => ({ ...order, bonus }),
      depositOrder: () => ({ ...order, bonus }),
    });
    await amount();
    expect(screen.getByText('50% of the amount credited, up to €50.00. Minimum €15.00')).toBeDefined();
    expect(screen.getByText('8× wagering before you can withdraw it')).toBeDefined();
    expect(screen.getByRole('radio', { name: /No bonus/ })).toHaveProperty('checked', true);
    fireEvent.click(screen.getByRole('radio', { name: /First deposit reward/ }));
    await press('10');
    await press('Continue');
    expect(await screen.findByText('This bonus needs €15.00 or more credited.', { exact: false })).toBeDefined();
    await press('20');
    expect(await screen.findByText('Wager €80.00 (8×) before you can withdraw it')).toBeDefined();
    expect(screen.getByText('€30.00')).toBeDefined();
    await press('Pay €20.00');
    expect(await screen.findByText('First deposit reward: you get €10.00 with this deposit.')).toBeDefined();
    expect(callsOf('createDeposit').map(({ body }) => body)).toEqual([
      {
        ...{ methodId: 'qr-pay', amount: 2000, fee: 0, idempotencyKey: expect.any(String) },
        bonus: { promotionId: 501, amount: 1000 },
      },
    ]);
  });

  it.each([
    ['1', 'QR Pay takes €2.00 or more.'],
    ['5000', 'QR Pay takes up to €1,000.00.'],
  ])('answers "%s" in words', async (text, said) => {
    const { callsOf } = show({});
    fireEvent.change(await amount(), { target: { value: text } });
    await press(/Continue/);
    expect(await screen.findByText(said, { exact: false })).toBeDefined();
    expect(callsOf('createDeposit')).toEqual([]);
  });

  it('says why an order was refused and what to do', async () => {
    show({ createDeposit: () => refusal(409, { errorCode: 'too_many_orders' }) });
    await amount();
    await press('10');
    await press('Pay €10.00');
    expect(await screen.findByText(words.refused.too_many_orders)).toBeDefined();
  });

  it('redeems a voucher instead of an amount', async () => {
    const credited: Sent<DepositOrder> = { ...order, state: 'credited', kind: 'voucher', payee: {} };
    const { callsOf } = show({ redeemVoucher: () => credited, depositOrder: () => credited });
    await amount();
    fireEvent.click(screen.getByRole('radio', { name: /Voucher/ }));
    await press('Redeem voucher');
    expect(await screen.findByText(words.voucher.missing)).toBeDefined();
    fireEvent.change(screen.getByLabelText('Voucher code'), { target: { value: ' play-5 ' } });
    await press('Redeem voucher');
    expect(await screen.findByText('Your money is here')).toBeDefined();
    expect(callsOf('redeemVoucher')[0]?.body).toMatchObject({ code: 'PLAY-5' });
  });

  it('lists open orders with their countdown and ended ones, and offers a retry after a failure', async () => {
    let isDown = true;
    const ended: Sent<DepositOrder> = { ...order, orderId: 'D261122-000005', state: 'credited' };
    show({
      depositOrders: ({ query }) => (query['state'] === 'open' ? ordersOf(fresh()) : ordersOf(order, ended)),
      depositMethods: () => (isDown ? refusal(403) : methods),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    isDown = false;
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    const open = await screen.findByRole('region', { name: 'Open orders' });
    expect(within(open).getByRole('link').textContent).toContain('€20.00');
    expect(within(open).getByRole('timer').textContent).toMatch(/^1[0-5]:/);
    const [all, last, ...others] = within(screen.getByRole('region', { name: 'Recent deposits' })).getAllByRole('link');
    expect(all?.getAttribute('href')).toBe('/member?page=depositv2&view=history');
    expect(last?.getAttribute('href')).toContain('order=D261122-000005');
    expect(others).toEqual([]);
  });
});

describe('an order', () => {
  it('follows its state live, from waiting to its receipt', async () => {
    let state: DepositOrder['state'] = 'waiting';
    const begun = fresh();
    const { site, callsOf } = show(
      {
        depositOrder: () => ({ ...begun, state }),
        reportDepositPaid: () => {
          state = 'paid';
          return { ...begun, state };
        },
      },
      atOrder,
    );
    expect(await screen.findByRole('img', { name: 'QR code for your payment' })).toBeDefined();
    expect(screen.getByRole('timer').textContent).toMatch(/^1[0-5]:/);
    await press('I’ve paid €20.00');
    expect(await screen.findByText('Checking your payment')).toBeDefined();
    expect(screen.queryByRole('timer')).toBeNull();
    state = 'credited';
    hear(site, state);
    expect(await screen.findByText('Your money is here')).toBeDefined();
    expect(screen.getByText('€20.00 was added to your balance.')).toBeDefined();
    expect(callsOf('reportDepositPaid')).toHaveLength(1);
  });

  it.each(['expired', 'cancelled', 'refused'] as const)('says what to do when it is %s', async (state) => {
    show({ depositOrder: () => ({ ...order, state, endedAt: Date.now() }) }, atOrder);
    expect(await screen.findByText(words.state[state])).toBeDefined();
    expect(screen.getByText(words.stateText[state])).toBeDefined();
    expect(screen.getByRole('link', { name: 'Make another deposit' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Share receipt' })).toBeNull();
  });

  it('is cancelled after a question', async () => {
    let state: DepositOrder['state'] = 'waiting';
    show(
      {
        depositOrder: () => ({ ...order, state }),
        cancelDeposit: () => {
          state = 'cancelled';
          return { ...order, state };
        },
      },
      atOrder,
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel this order' }));
    await press('Cancel order');
    expect(await screen.findByText('You cancelled this order')).toBeDefined();
  });

  it('shares its receipt as text', async () => {
    const shared: ShareData[] = [];
    Object.defineProperty(navigator, 'share', {
      configurable: true,
      value: async (data: ShareData) => shared.push(data),
    });
    show({ depositOrder: () => ({ ...order, state: 'credited', fee: 20, credited: 1980 }) }, atOrder);
    fireEvent.click(await screen.findByRole('button', { name: 'Share receipt' }));
    Reflect.deleteProperty(navigator, 'share');
    await waitFor(() => expect(shared[0]?.text).toContain('Credited: €19.80'));
    expect(shared[0]?.text).toContain('Order: D261123-000007');
  });

  it('copies the account, and says so', async () => {
    const written: string[] = [];
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: async (text: string) => written.push(text) },
    });
    show({ depositOrder: () => order }, atOrder);
    fireEvent.click(await screen.findByRole('button', { name: 'Copy: Number' }));
    await expect.poll(() => written).toEqual(['0041 2207']);
    Reflect.deleteProperty(navigator, 'clipboard');
  });
});
