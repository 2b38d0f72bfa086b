// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { standInForModals } from '#app/kit/dialog/modal-double.fixture.ts';
import { type Fakes, fakePlatform, refusal, type Sent } from '#app/platform/fake-platform.fixture.ts';
import { member } from '#app/session/member.fixture.ts';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import { KYC } from '#app/shell/verification/modal-ids.ts';
import words from '#locales/EN/withdrawal.json' with { type: 'json' };
import type { PayoutAccount, WithdrawalTerms } from '#schemas/generated/platform.ts';
import { AccountsCard } from './accounts-card.tsx';

const bank: PayoutAccount = {
  ...{ accountId: 7, kind: 'bank', provider: 'Pacific Union Bank', holder: 'Ana Cruz', number: '•••• 4471' },
  ...{ isDefault: true, usableAt: 0 },
};
const wallet: PayoutAccount = { ...bank, accountId: 8, kind: 'ewallet', provider: 'Kite Money', isDefault: false };
const terms: Sent<WithdrawalTerms> = {
  ...{ currency: 'EUR', balance: 50_000, available: 30_000, min: 800, feeRate: 100, presets: [] },
  ...{ limit: { times: 5, amount: 200_000 }, left: { times: 4, amount: 180_000 }, requirements: [] },
  ...{ arrivalSeconds: 3600, confirmSeconds: 1800, accountWaitSeconds: 86_400, maxAccounts: 5, made: 3 },
  hasPaymentPassword: true,
  accounts: [bank, wallet],
  providers: [{ kind: 'bank', name: 'Meridian Trust' }],
};

function show(fakes: Fakes) {
  const platform = fakePlatform({ withdrawalTerms: () => terms, ...fakes });
  const site = showInSite(<AccountsCard />, {
    at: '/member?page=securityCenter',
    words: { withdrawal: words },
    prepare: ({ session }) => session.store.setState({ status: 'member', member }),
  });
  return { ...platform, site };
}
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const row = async (name: RegExp) => {
  const list = await screen.findByRole('list', { name: words.accounts.list });
  return within(list).getByText(name).closest('li') ?? list;
};

beforeEach(standInForModals);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('marks the default, and makes another account the default', async () => {
  let accounts = [bank, wallet];
  const { callsOf } = show({
    withdrawalTerms: () => ({ ...terms, accounts }),
    choosePayoutAccount: () => {
      accounts = [
        { ...bank, isDefault: false },
        { ...wallet, isDefault: true },
      ];
    },
  });
  expect((await row(/Pacific Union/)).textContent).toContain(words.default);
  await press(/^Make default: Kite Money/);
  await waitFor(async () => expect((await row(/Kite Money/)).textContent).toContain(words.default));
  expect((await row(/Pacific Union/)).textContent).not.toContain(words.default);
  expect(callsOf('choosePayoutAccount').map(({ body }) => body)).toEqual([{ accountId: 8 }]);
});

it('removes an account after the payment password, and says which one was wrong', async () => {
  const fields = [{ name: 'paymentPassword', rule: 'wrong' as const }];
  const wrong = { errorCode: 'invalid_field' as const, value: { fields } };
  let accounts = [bank, wallet];
  let isRight = false;
  const { callsOf } = show({
    withdrawalTerms: () => ({ ...terms, accounts }),
    removePayoutAccount: () => {
      if (!isRight) return refusal(422, wrong);
      accounts = [bank];
      return undefined;
    },
  });
  await press(/^Remove: Kite Money/);
  await press('Remove');
  expect(await screen.findByText(words.pay.required)).toBeDefined();
  expect(callsOf('removePayoutAccount')).toHaveLength(0);
  fireEvent.change(screen.getByLabelText(words.pay.password), { target: { value: '000001' } });
  await press('Remove');
  expect(await screen.findByText(words.pay.wrong)).toBeDefined();
  isRight = true;
  fireEvent.change(screen.getByLabelText(words.pay.password), { target: { value: '482915' } });
  await press('Remove');
  await waitFor(() => expect(screen.queryByText(/Kite Money/)).toBeNull());
  expect(callsOf('removePayoutAccount').at(-1)?.body).toEqual({ accountId: 8, paymentPassword: '482915' });
});

it('keeps an account when the question is declined', async () => {
  const { callsOf } = show({});
  await press(/^Remove: Kite Money/);
  await press(words.accounts.keep);
  expect((await row(/Kite Money/)).textContent).toContain('Ana Cruz');
  expect(callsOf('removePayoutAccount')).toHaveLength(0);
});

it('says how many accounts there may be, and adds none beyond', async () => {
  show({ withdrawalTerms: () => ({ ...terms, maxAccounts: 2 }) });
  expect(await screen.findByText(words.accounts.full_other.replace('{{count}}', '2'))).toBeDefined();
  expect(screen.queryByRole('button', { name: words.card.add })).toBeNull();
});

it('adds nothing before the identity is verified, and leads to the verification', async () => {
  const { site } = show({ withdrawalTerms: () => ({ ...terms, accounts: [] }) });
  expect(await screen.findByText(words.card.empty)).toBeDefined();
  act(() => site.verification.setState({ state: 'needed' }));
  expect(await screen.findByText(words.card.unverified)).toBeDefined();
  expect(screen.queryByRole('button', { name: words.card.add })).toBeNull();
  await press(words.card.verify);
  expect(site.modals.store.getState().open).toEqual([KYC]);
});
