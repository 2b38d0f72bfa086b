/** Kinds of ledger transactions. */
export const TRANSACTION_KINDS = [
  'deposit',
  'trial',
  'bet',
  'points',
  'win',
  'refund',
  'bonus',
  'bonus-returned',
  'mission',
  'withdrawal',
  'withdrawal-sent',
  'withdrawal-returned',
  'upline',
  'downline',
  'dividend',
  'salary',
  'wallet',
] as const;

export type TransactionKind = (typeof TRANSACTION_KINDS)[number];
