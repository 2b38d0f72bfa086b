import { describeRefusals } from '#app/shell/errors/describe-problem.ts';

export const describeRefusal = describeRefusals(
  'amount_out_of_range',
  'insufficient_funds',
  'daily_limit',
  'no_upline',
  'upline_changed',
  'transfer_made',
);
