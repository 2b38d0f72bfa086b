import type { Translate } from '#app/language/translate.ts';
import { PlatformError } from '#app/platform/platform-error.ts';
import { describeProblem } from '#app/shell/errors/describe-problem.ts';

const REFUSALS = [
  'amount_out_of_range',
  'fee_changed',
  'bonus_changed',
  'too_many_orders',
  'order_closed',
  'voucher_unknown',
  'voucher_used',
] as const;

/** The message for a refused deposit; the brand's own words for what only deposits are refused for. */
export function describeRefusal(problem: unknown, t: Translate<'deposit'>): string {
  const code = problem instanceof PlatformError ? problem.details.errorCode : undefined;
  const refusal = REFUSALS.find((known) => known === code);
  return refusal ? t(`refused.${refusal}`) : describeProblem(problem, t);
}
