import type { Translate } from '#app/language/translate.ts';
import { PasskeyEnded } from '#app/session/passkeys/passkey-ended.ts';
import { describeProblem } from '#app/shell/errors/describe-problem.ts';

/** Message for a passkey that could not be added or used. */
export function describePasskey(problem: unknown, t: Translate<'passkeys'>): string {
  if (!(problem instanceof PasskeyEnded)) return describeProblem(problem, t);
  return t(`ended.${problem.failure === 'stopped' ? 'cancelled' : problem.failure}`);
}
