import type { operationList } from '#schemas/generated/operation-list.ts';

const ONE_ORDER = 'The order that it names is the intent: a repeated call finds it in its state.';
const ONE_ACCOUNT = 'The account is the intent: a second one of the same name is refused.';

/** Calls that reach the books and have no idempotency key, with what takes its place. */
export const WITHOUT_KEY: Readonly<Partial<Record<keyof typeof operationList, string>>> = {
  cancelDeposit: ONE_ORDER,
  reportDepositPaid: ONE_ORDER,
  uploadDepositProof: ONE_ORDER,
  confirmWithdrawal: ONE_ORDER,
  reportMissingTransfer: ONE_ORDER,
  register: ONE_ACCOUNT,
  registerMobile: ONE_ACCOUNT,
  freePlay: 'Each call opens a trial account of its own with play money, and leaves the others as they are.',
  contractDuesFile: 'It settles what has come due before it reads, once for each period, no matter which account asks.',
};
