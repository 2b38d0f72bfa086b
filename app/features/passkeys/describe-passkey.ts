import type { Translate } from '#app/language/translate.ts';
import { PasskeyEnded } from '#app/session/passkeys/passkey-ended.ts';
import { describeProblem } from '#app/shell/errors/describe-problem.ts';

/** Why no passkey was added or used, and what to do. */
export function describePasskey(problem: unknown, t: Translate<'passkeys'>): string {
  if (!(problem instanceof PasskeyEnded)) return describeProblem(problem, t);
  return t(`ended.${problem.failure === 'stopped' ? 'cancelled' : problem.failure}`);
}
