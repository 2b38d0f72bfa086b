import { useSnapshot } from 'valtio';
import { Alert } from '#app/kit/state/alert.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { AcceptTerms } from './accept-terms.tsx';
import { describeRefusal, isTurnedAway } from './describe-refusal.ts';
import type { RegisterDraft } from './register-draft.ts';
import { WaysOn } from './ways-on.tsx';

interface RegisterNotesProps {
  draft: RegisterDraft;
  /** Id of the form. */
  form: string;
  /** Why the registration failed; undefined unless it did. */
  problem: unknown;
  /** The last step: from here it is sent. */
  last: boolean;
}

/** The form's error with the ways on from it, and the confirmation of age and terms. */
export function RegisterNotes({ draft, form, problem, last }: RegisterNotesProps) {
  const { t } = useTranslation('registration');
  const warned = useSnapshot(draft).faults.affiliateCode?.key === 'fault.invitation';
  return (
    <>
      <Alert text={problem ? describeRefusal(problem, t) : warned ? t('fault.invitation') : undefined} />
      {isTurnedAway(problem) && <WaysOn />}
      {last && <AcceptTerms draft={draft} form={form} />}
    </>
  );
}
