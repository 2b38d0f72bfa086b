import { type RefObject, useEffect, useState } from 'react';
import { useBrand } from '#app/brand/brand-context.tsx';
import { useSubmission } from '#app/kit/form/use-submission.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { PlatformError } from '#app/platform/platform-error.ts';
import { useSessionService } from '#app/session/session-context.tsx';
import { useBotCheck } from '#app/shell/bot-check/use-bot-check.ts';
import { useSiteDomain } from '#app/shell/domain/domain-query.ts';
import type { InviteCodes } from '#app/shell/invite/invite-codes.ts';
import { keepAcceptance } from '#app/shell/log-in/acceptance.ts';
import { useModals } from '#app/shell/modals/modals-context.tsx';
import { paths } from '#app/shell/router/paths.ts';
import { useNavigate } from '#app/shell/router/router.ts';
import type { NumberReader, SendRegistration } from '#app/shell/slots/registration-way.ts';
import { useSlot } from '#app/shell/slots/use-slot.ts';
import { KYC_AHEAD } from '#app/shell/verification/modal-ids.ts';
import type { LoginValue } from '#schemas/generated/platform.ts';
import { checkInvitation } from './check-invitation.ts';
import { isTurnedAway } from './describe-refusal.ts';
import { applyRefusal } from './platform-faults.ts';
import { proveMobileNumber, readMobileNumber } from './read-mobile-number.ts';
import { checkDraft, checkFields, type RegisterDraft } from './register-draft.ts';
import { type CheckContext, shownFields } from './rules/check-all.ts';
import type { FieldName } from './rules/fields.ts';
import { sendRegistration } from './send-registration.ts';

/** Refusals after which the same input can be sent again. */
const RETRYABLE: readonly string[] = [
  'captcha_required',
  'captcha_wrong',
  'bot_check_required',
  'bot_check_failed',
  'mobile_invalid',
];

interface Registration {
  draft: RegisterDraft;
  codes: InviteCodes;
  context: CheckContext;
  numberReader: RefObject<NumberReader | null>;
  load: () => Promise<SendRegistration>;
  /** Called when the account exists and the draft can be dropped. */
  onSent: () => void;
  /** Focuses the first error. */
  onFaults: (name?: FieldName) => void;
}

/** Goes through the steps and submits. The token in the response logs the new member in. */
export function useRegister({ draft, codes, context, numberReader, load, onSent, onFaults }: Registration) {
  const platform = usePlatform();
  const begin = useBeginMembership();
  const { check } = useBotCheck();
  const domain = useSiteDomain();
  const openAfterFailure = useFailureModal();
  const [problem, setProblem] = useState<unknown>();
  const [tries, setTries] = useState(0);

  useEffect(() => {
    // If preloading fails, the chunk is loaded on submit.
    load().catch(() => undefined);
  }, [load]);

  /** Checks the invitation code unless its field is hidden and could not be corrected. */
  const isInvited = async (names: readonly FieldName[]) =>
    !names.includes('affiliateCode') || (await checkInvitation(platform, draft, domain));

  /** Whether the fields pass the site's own checks. */
  const areValid = async (names: readonly FieldName[]) => {
    const valid = checkFields(draft, context, names);
    const number = names.includes('mobileNum') ? await readMobileNumber(draft, context, numberReader.current) : {};
    const invited = await isInvited(names);
    if (!valid || !invited) onFaults();
    return valid && invited && number !== null;
  };

  const forward = useSubmission(async (names: readonly FieldName[], goOn: () => void) => {
    setProblem(undefined);
    const valid = await areValid(names).catch((failure: unknown) => {
      setProblem(failure);
      return false;
    });
    if (valid) goOn();
  });

  const showRefusal = (refusal: unknown) => {
    const hasFieldFault = applyRefusal(draft, refusal, context);
    setTries((count) => count + 1);
    if (hasFieldFault) return onFaults();
    if (numberReader.current?.refuse(refusal)) return onFaults('mobileNum');
    setProblem(refusal);
    openAfterFailure(refusal);
  };

  const { busy, submit } = useSubmission(async (captchaId: string) => {
    setProblem(undefined);
    if (!checkDraft(draft, context)) return onFaults();
    try {
      if ((await readMobileNumber(draft, context, numberReader.current)) === null) return onFaults('mobileNum');
      if (!(await isInvited(shownFields(context)))) return onFaults();
      const prove = () => proveMobileNumber(context, numberReader.current);
      const login = await sendRegistration({ platform, draft, codes, domain, context, captchaId, prove, load, check });
      if (!login) return onFaults('mobileNum');
      onSent();
      await begin(login);
    } catch (refusal) {
      showRefusal(refusal);
    }
  });
  return { busy: busy || forward.busy, submit, next: forward.submit, problem, tries };
}

/**
 * Logs the new member in, which ends a trial. The account exists by then: if the log-in fails, only that is retried.
 */
function useBeginMembership(): (login: LoginValue) => Promise<void> {
  const session = useSessionService();
  const brand = useBrand();
  const navigate = useNavigate();
  return async ({ token, firstTimeLogin }) => {
    if (session.store.getState().status !== 'guest') void session.end();
    keepAcceptance(session, brand);
    await session.begin(token, firstTimeLogin).catch(() => navigate(paths.login, { replace: true }));
  };
}

/**
 * Opens the identity check, if the brand has one, after a refusal that the form cannot correct. Ignores network and
 * server errors, and refusals that an identity check cannot change.
 */
function useFailureModal(): (problem: unknown) => void {
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
