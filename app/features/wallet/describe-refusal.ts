import type { Translate } from '#app/language/translate.ts';
import { PlatformError } from '#app/platform/platform-error.ts';
import { describeProblem } from '#app/shell/errors/describe-problem.ts';

const REFUSALS = ['vendor_maintenance', 'balance_changed', 'insufficient_funds', 'not_available', 'not_found'] as const;

/** The message for a refused transfer, with what can be done about it. */
export function describeRefusal(problem: unknown, t: Translate<'wallet'>): string {
  const code = codeOf(problem);
  const refusal = REFUSALS.find((known) => known === code);
  return refusal ? t(`refused.${refusal}`) : describeProblem(problem, t);
}

/** Whether a transfer was refused because the balance was no longer the one on which it was decided. */
export function isBalanceChanged(problem: unknown): boolean {
  return codeOf(problem) === 'balance_changed';
}

function codeOf(problem: unknown): string | undefined {
  return problem instanceof PlatformError ? problem.details.errorCode : undefined;
}
