import { useSnapshot } from 'valtio';
import { Alert } from '#app/kit/state/alert.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { AcceptTerms } from './accept-terms.tsx';
import type { RegisterDraft } from './register-draft.ts';

interface RegisterNotesProps {
  draft: RegisterDraft;
  /** Id of the form. */
  form: string;
  message: string | undefined;
  /** The last step: from here it is sent. */
  last: boolean;
}

/** The form's error, and the confirmation of age and terms. */
export function RegisterNotes({ draft, form, message, last }: RegisterNotesProps) {
  const { t } = useTranslation('registration');
  const warned = useSnapshot(draft).faults.affiliateCode?.key === 'fault.invitation';
  return (
    <>
      <Alert text={message ?? (warned ? t('fault.invitation') : undefined)} />
      {last && <AcceptTerms draft={draft} form={form} />}
    </>
  );
}
