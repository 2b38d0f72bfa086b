import { describeRefusals } from '#app/shell/errors/describe-problem.ts';

export const describeRefusal = describeRefusals(
  'amount_out_of_range',
  'fee_changed',
  'withdrawal_made',
  'insufficient_funds',
  'daily_limit',
  'payout_account_new',
  'too_many_accounts',
  'order_closed',
  'not_found',
);
