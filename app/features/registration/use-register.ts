import { type RefObject, useEffect, useState } from 'react';
import { useSubmission } from '#app/kit/form/use-submission.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { useBotCheck } from '#app/shell/bot-check/use-bot-check.ts';
import { useSiteDomain } from '#app/shell/domain/domain-query.ts';
import type { InviteCodes } from '#app/shell/invite/invite-codes.ts';
import type { NumberReader, SendRegistration } from '#app/shell/slots/registration-way.ts';
import { checkInvitation } from './check-invitation.ts';
import { applyRefusal } from './platform-faults.ts';
import { proveMobileNumber, readMobileNumber } from './read-mobile-number.ts';
import { checkDraft, checkFields, type RegisterDraft } from './register-draft.ts';
import { type CheckContext, shownFields } from './rules/check-all.ts';
import type { FieldName } from './rules/fields.ts';
import { sendRegistration } from './send-registration.ts';
import { useBeginMembership } from './use-begin-membership.ts';
import { useFailureModal } from './use-failure-modal.ts';

interface Registration {
  draft: RegisterDraft;
  codes: InviteCodes;
  context: CheckContext;
  numberReader: RefObject<NumberReader | null>;
  load: () => Promise<SendRegistration>;
  /** Called when the account exists and the input is not needed any more. */
  onSent: () => void;
  /** Takes the person to the first error. */
  onFaults: (name?: FieldName) => void;
}

/** Goes through the steps and submits; the token in the response logs the new member in. */
export function useRegister({ draft, codes, context, numberReader, load, onSent, onFaults }: Registration) {
  const platform = usePlatform();
  const begin = useBeginMembership();
  const { check } = useBotCheck();
  const domain = useSiteDomain();
  const openAfterFailure = useFailureModal();
  const [problem, setProblem] = useState<unknown>();
  const [tries, setTries] = useState(0);

  useEffect(() => {
    // A chunk that failed to preload is loaded when it is needed.
    load().catch(() => undefined);
  }, [load]);

  /** An invitation code from the address is not checked where the field is hidden and could not be corrected. */
  const isInvited = async (names: readonly FieldName[]) =>
    !names.includes('affiliateCode') || (await checkInvitation(platform, draft, domain));

  /** Whether these fields are valid, as far as the site can tell. */
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
