import type { Translate } from '#app/language/translate.ts';
import { PlatformError } from '#app/platform/platform-error.ts';
import { describeProblem } from '#app/shell/errors/describe-problem.ts';

const REFUSALS = [
  'amount_out_of_range',
  'fee_changed',
  'withdrawal_made',
  'insufficient_funds',
  'daily_limit',
  'payout_account_new',
  'too_many_accounts',
  'order_closed',
  'not_found',
] as const;

/** The message for a refused withdrawal, with what can be done about it. */
export function describeRefusal(problem: unknown, t: Translate<'withdrawal'>): string {
  const code = problem instanceof PlatformError ? problem.details.errorCode : undefined;
  const refusal = REFUSALS.find((known) => known === code);
  return refusal ? t(`refused.${refusal}`) : describeProblem(problem, t);
}
