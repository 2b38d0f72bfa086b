import { describeRefusals } from '#app/shell/errors/describe-problem.ts';

/** The message for a refused deposit. Reasons that only deposits have use the brand's own words. */
export const describeRefusal = describeRefusals(
  'amount_out_of_range',
  'fee_changed',
  'bonus_changed',
  'too_many_orders',
  'order_closed',
  'voucher_unknown',
  'voucher_used',
);
