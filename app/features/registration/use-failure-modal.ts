import { PlatformError } from '#app/platform/platform-error.ts';
import { useModals } from '#app/shell/modals/modals-context.tsx';
import { useSlot } from '#app/shell/slots/use-slot.ts';
import { KYC_AHEAD } from '#app/shell/verification/modal-ids.ts';

/** Refusals of a try that is simply made again. */
const MADE_AGAIN: readonly string[] = [
  'captcha_required',
  'captcha_wrong',
  'bot_check_required',
  'bot_check_failed',
  'code_expired',
  'mobile_invalid',
];

/**
 * After a registration that the platform refused for a reason that the form cannot mend, the person sees what the identity
 * check asks for, where one is linked in. A line that is down or a platform that fails says nothing of a person.
 */
export function useFailureModal(): (problem: unknown) => void {
  const modals = useModals();
  const isThere = useSlot('modals').some(({ id, pending }) => id === KYC_AHEAD && !pending);
  return (problem) => {
    if (isThere && isOfPerson(problem)) modals.open(KYC_AHEAD);
  };
}

function isOfPerson(problem: unknown): boolean {
  if (!(problem instanceof PlatformError) || problem.kind !== 'refused') return false;
  return !MADE_AGAIN.includes(problem.details.errorCode ?? '');
}
