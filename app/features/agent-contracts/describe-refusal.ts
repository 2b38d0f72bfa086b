import type { Translate } from '#app/language/translate.ts';
import { PlatformError } from '#app/platform/platform-error.ts';
import { describeProblem } from '#app/shell/errors/describe-problem.ts';

const REFUSALS = [
  'contract_too_high',
  'contract_changed',
  'downline_closed',
  'insufficient_funds',
  'not_found',
] as const;

/** The message for a refused step, with what can be done about it. */
export function describeRefusal(problem: unknown, t: Translate<'agent-contracts'>): string {
  const code = problem instanceof PlatformError ? problem.details.errorCode : undefined;
  const refusal = REFUSALS.find((known) => known === code);
  return refusal ? t(`refused.${refusal}`) : describeProblem(problem, t);
}
