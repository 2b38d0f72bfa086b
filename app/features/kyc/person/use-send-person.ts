import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useSubmission } from '#app/kit/form/use-submission.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { submitPersonalInfo } from '#app/platform/generated/operations/submit-personal-info.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { refusedFields } from '#app/platform/refused-fields.ts';
import { describeProblem } from '#app/shell/errors/describe-problem.ts';
import { checkPerson, type KycDraft } from '../kyc-draft.ts';
import type { PersonCheck } from './check-person.ts';
import type { Fault } from './fault.ts';
import { type PersonField, personFields } from './fields.ts';
import { personPayload } from './person-payload.ts';

interface PersonSending {
  draft: KycDraft;
  check: PersonCheck;
  /** Moves the focus to the first fault. */
  onFaults: () => void;
}

/** Sends the personal information and continues to the pictures. */
export function useSendPerson({ draft, check, onFaults }: PersonSending) {
  const { t } = useTranslation('kyc');
  const platform = usePlatform();
  const [message, setMessage] = useState<string>();
  const [isUnderage, setIsUnderage] = useState(false);
  const { mutateAsync } = useMutation({
    mutationFn: () => submitPersonalInfo(platform, personPayload(draft)),
  });
  /** The specification reports this fault in a dialog, the others at their fields. */
  const showFaults = () => {
    if (draft.faults.birthday === 'age') setIsUnderage(true);
    else onFaults();
  };
  const { busy, submit } = useSubmission(async () => {
    setMessage(undefined);
    if (!checkPerson(draft, check)) return showFaults();
    try {
      await mutateAsync();
      draft.step = 'documents';
    } catch (problem) {
      draft.faults = platformFaults(problem);
      if (Object.keys(draft.faults).length > 0) showFaults();
      else setMessage(describeProblem(problem, t));
    }
  });
  const dismissUnderage = () => {
    setIsUnderage(false);
    onFaults();
  };
  return { busy, submit, message, isUnderage, dismissUnderage };
}

/** The platform's faults by field; empty after a refusal for another reason. */
function platformFaults(problem: unknown): Partial<Record<PersonField, Fault>> {
  const faults = refusedFields(problem).flatMap(({ name, rule }) => {
    const field = personFields.find((one) => one === name);
    return field ? [[field, rule === 'age' ? 'age' : 'entry'] as const] : [];
  });
  return Object.fromEntries(faults);
}
