import type { Translate } from '#app/language/translate.ts';
import { PlatformError } from '#app/platform/platform-error.ts';
import { describeProblem } from '#app/shell/errors/describe-problem.ts';

const REFUSALS = [
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
] as const;

/** The message for a refused change, with what can be done about it. */
export function describeRefusal(problem: unknown, t: Translate<'agent-team'>): string {
  const code = problem instanceof PlatformError ? problem.details.errorCode : undefined;
  const refusal = REFUSALS.find((known) => known === code);
  return refusal ? t(`refused.${refusal}`) : describeProblem(problem, t);
}
