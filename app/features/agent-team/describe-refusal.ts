import { describeRefusals } from '#app/shell/errors/describe-problem.ts';

/** The message for a refused change, with what the agent can do. */
export const describeRefusal = describeRefusals(
  'not_direct_downline',
  'downline_closed',
  'frozen_by_upline',
  'rate_changed',
  'rate_out_of_range',
  'amount_out_of_range',
  'insufficient_funds',
  'daily_limit',
  'transfer_made',
  'not_found',
);
