import type { Sent } from '#app/platform/fake-platform.fixture.ts';
import type { PayoutAccount, WithdrawalOrder, WithdrawalTerms } from '#schemas/generated/platform.ts';

const HOUR = 3_600_000;
export const bank: PayoutAccount = {
  ...{ accountId: 7, kind: 'bank', provider: 'Pacific Union Bank', holder: 'Ana Cruz', number: '•••• 4471' },
  ...{ isDefault: true, usableAt: 0 },
};
export const wallet: PayoutAccount = {
  ...{ accountId: 8, kind: 'ewallet', provider: 'Kite Money', holder: 'Ana Cruz', number: '•••• 0001' },
  ...{ isDefault: false, usableAt: Date.now() + HOUR },
};
export const terms: Sent<WithdrawalTerms> = {
  ...{ currency: 'EUR', balance: 50_000, available: 30_000, min: 800, feeRate: 100, presets: [2000, 4000, 90_000] },
  ...{ limit: { times: 5, amount: 200_000 }, left: { times: 4, amount: 180_000 } },
  ...{ arrivalSeconds: 3600, confirmSeconds: 1800, accountWaitSeconds: 86_400, maxAccounts: 5, made: 3 },
  hasPaymentPassword: true,
  requirements: [
    { source: 'promotion', title: 'Reload 50%', held: 20_000, required: 160_000, done: 112_000, openedAt: 1 },
  ],
  accounts: [bank, wallet],
  providers: [
    { kind: 'bank', name: 'Meridian Trust' },
    { kind: 'ewallet', name: 'Kite Money' },
  ],
};
export const order: Sent<WithdrawalOrder> = {
  ...{ orderId: 'W261123-000093', state: 'requested', amount: 15_000, fee: 150, net: 14_850, received: 0 },
  ...{ remaining: 14_850, currency: 'EUR', createdAt: Date.now(), confirmSeconds: 1800, arrivalSeconds: 3600 },
  ...{ account: bank, transfers: [] },
};
export const transfer = (transferId: number, amount: number) => ({
  ...{ transferId, amount, state: 'sent' as const, byItself: false },
  ...{ sentAt: Date.now(), countsAt: Date.now() + HOUR / 2 },
});
export const parts: Sent<WithdrawalOrder> = {
  ...order,
  state: 'sent',
  transfers: [transfer(1, 10_000), transfer(2, 4850)],
};
