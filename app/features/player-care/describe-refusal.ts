import type { Translate } from '#app/language/translate.ts';
import { PlatformError } from '#app/platform/platform-error.ts';
import { describeProblem } from '#app/shell/errors/describe-problem.ts';

const REFUSALS = ['limit_reached', 'increase_waits', 'timed_out', 'self_excluded', 'stop_runs'] as const;

/** The message for a refused call of player care. */
export function describeRefusal(problem: unknown, t: Translate<'player-care'>): string {
  const code = problem instanceof PlatformError ? problem.details.errorCode : undefined;
  const refusal = REFUSALS.find((known) => known === code);
  return refusal ? t(`refused.${refusal}`) : describeProblem(problem, t);
}
