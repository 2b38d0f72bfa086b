// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { standInForModals } from '#app/kit/dialog/modal-double.fixture.ts';
import { fakePlatform, refusal, type Sent } from '#app/platform/fake-platform.fixture.ts';
import { member } from '#app/session/member.fixture.ts';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import { defineFeature } from '#app/shell/slots/define-feature.ts';
import type { WithdrawalProofProps } from '#app/shell/slots/slots.ts';
import words from '#locales/EN/withdrawal.json' with { type: 'json' };
import type { PasskeyAssertion, PayoutAccount, WithdrawalTerms } from '#schemas/generated/platform.ts';
import { minorUnits } from '#schemas/money/minor-units.ts';
import { ordersOf } from '../orders.fixture.ts';
import { useTerms } from '../withdrawal-queries.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

const passkey: PasskeyAssertion = {
  ...{ id: 'P', rawId: 'P', type: 'public-key' },
  response: { clientDataJSON: 'D', authenticatorData: 'A', signature: 'S' },
};
const account: PayoutAccount = {
  ...{ accountId: 7, kind: 'bank', provider: 'Pacific Union Bank', holder: 'Ana Cruz', number: '•••• 4471' },
  ...{ isDefault: true, usableAt: 0 },
};
const terms: Sent<WithdrawalTerms> = {
  ...{ currency: 'EUR', balance: 50_000, available: 30_000, min: 800, feeRate: 100, presets: [] },
  ...{ limit: { times: 5, amount: 200_000 }, left: { times: 4, amount: 180_000 }, requirements: [] },
  ...{ arrivalSeconds: 3600, confirmSeconds: 1800, accountWaitSeconds: 86_400, maxAccounts: 5, made: 3 },
  ...{ hasPaymentPassword: true, hasPasskey: true, accounts: [account], providers: [] },
};

const wanted = vi.fn();
let isAble = true;
function Proof({ wanted: shown, action, onProof, onUnable }: WithdrawalProofProps) {
  wanted(shown);
  return (
    <button type="button" onClick={() => (isAble ? onProof(passkey) : onUnable())}>
      {action}
    </button>
  );
}
const proofs = defineFeature({ name: 'proofs', module: null }, () => ({
  withdrawalProofs: [{ order: 10, screen: { namespace: 'withdrawal', load: async () => Proof } }],
}));

function Dialog() {
  const { data } = useTerms();
  return data ? (
    <ConfirmDialog
      terms={data}
      draft={{ amount: 10_000 }}
      decided={{ made: 3, amount: minorUnits(10_000), account }}
      onClose={vi.fn()}
    />
  ) : null;
}

function show(more: Partial<Sent<WithdrawalTerms>> = {}, features = [proofs]) {
  const platform = fakePlatform({
    withdrawalTerms: () => ({ ...terms, ...more }),
    withdrawalOrders: () => ordersOf(),
    requestWithdrawal: () => refusal(409, { errorCode: 'daily_limit' }),
  });
  showInSite(<Dialog />, {
    at: '/member?page=withdraw',
    words: { withdrawal: words },
    features,
    prepare: ({ session }) => session.store.setState({ status: 'member', member }),
  });
  return platform;
}
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => {
  standInForModals();
  isAble = true;
  wanted.mockClear();
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

it('requests a withdrawal with another proof, which is for this account, amount and fee', async () => {
  const { callsOf } = show();
  await press('Withdraw €100.00');
  await waitFor(() => expect(callsOf('requestWithdrawal')).toHaveLength(1));
  const order = { accountId: 7, amount: 10_000, fee: 100 };
  expect(wanted).toHaveBeenCalledWith(order);
  expect(callsOf('requestWithdrawal')[0]?.body).toEqual({
    ...order,
    ...{ made: 3, passkey, idempotencyKey: expect.any(String) },
  });
  expect(await screen.findByText(words.refused.daily_limit)).toBeDefined();
});

it('takes the payment password instead, if the member prefers it or the browser cannot do otherwise', async () => {
  show();
  await press(words.pay.instead);
  expect(await screen.findByLabelText(words.pay.password)).toBeDefined();
  cleanup();
  isAble = false;
  show();
  await press('Withdraw €100.00');
  expect(await screen.findByLabelText(words.pay.password)).toBeDefined();
});

it('asks a member without both to set a payment password, and knows no other proof where none is contributed', async () => {
  show({ hasPaymentPassword: false, hasPasskey: false });
  expect(await screen.findByLabelText(words.set.new)).toBeDefined();
  cleanup();
  show({}, []);
  expect(await screen.findByLabelText(words.pay.password)).toBeDefined();
});
