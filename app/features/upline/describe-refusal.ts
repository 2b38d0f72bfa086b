import type { Translate } from '#app/language/translate.ts';
import { PlatformError } from '#app/platform/platform-error.ts';
import { describeProblem } from '#app/shell/errors/describe-problem.ts';

const REFUSALS = [
  'amount_out_of_range',
  'insufficient_funds',
  'daily_limit',
  'no_upline',
  'upline_changed',
  'transfer_made',
] as const;

/** The message for a refused transfer, with what can be done about it. */
export function describeRefusal(problem: unknown, t: Translate<'upline'>): string {
  const code = problem instanceof PlatformError ? problem.details.errorCode : undefined;
  const refusal = REFUSALS.find((known) => known === code);
  return refusal ? t(`refused.${refusal}`) : describeProblem(problem, t);
}
