import { PlatformError } from '#app/platform/platform-error.ts';
import { useModals } from '#app/shell/modals/modals-context.tsx';
import { useSlot } from '#app/shell/slots/use-slot.ts';
import { KYC_AHEAD } from '#app/shell/verification/modal-ids.ts';
import { isTurnedAway } from './describe-refusal.ts';

/** Refusals that only need another try. */
const RETRYABLE: readonly string[] = [
  'captcha_required',
  'captcha_wrong',
  'bot_check_required',
  'bot_check_failed',
  'mobile_invalid',
];

/**
 * After a refusal that the form cannot correct, opens the identity check, if the brand has one. Network and server errors
 * say nothing about a person and open nothing; nor does one that no proof of identity changes.
 */
export function useFailureModal(): (problem: unknown) => void {
  const modals = useModals();
  const isAvailable = useSlot('modals').some(({ id, pending }) => id === KYC_AHEAD && !pending);
  return (problem) => {
    if (isAvailable && isAboutPerson(problem)) modals.open(KYC_AHEAD);
  };
}

function isAboutPerson(problem: unknown): boolean {
  if (!(problem instanceof PlatformError) || problem.kind !== 'refused') return false;
  if (isTurnedAway(problem)) return false;
  return !RETRYABLE.includes(problem.details.errorCode ?? '');
}
