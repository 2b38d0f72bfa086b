import { useSnapshot } from 'valtio';
import { Button } from '../../kit/button/button.tsx';
import { Alert } from '../../kit/state/alert.tsx';
import { useTranslation } from '../../language/translation.tsx';
import { AcceptTerms } from './accept-terms.tsx';
import type { RegisterDraft } from './register-draft.ts';
import { foot, onward } from './register-form.css.ts';

interface RegisterFootProps {
  draft: RegisterDraft;
  /** Id of the form. */
  form: string;
  message: string | undefined;
  busy: boolean;
  /** The last step: from here it is sent. */
  last: boolean;
  onBack: (() => void) | undefined;
}

/** What has to be confirmed, and the way on. */
export function RegisterFoot({ draft, form, message, busy, last, onBack }: RegisterFootProps) {
  const { t } = useTranslation('registration');
  const warned = useSnapshot(draft).faults.affiliateCode?.key === 'fault.invitation';
  return (
    <>
      <Alert text={message ?? (warned ? t('fault.invitation') : undefined)} />
      {last && <AcceptTerms draft={draft} form={form} />}
      <div className={foot}>
        {onBack && (
          <Button large onClick={onBack}>
            {t('step.back')}
          </Button>
        )}
        <div className={onward}>
          <Button type="submit" form={form} look="primary" whole large busy={busy}>
            {t(last ? 'submit' : 'step.next')}
          </Button>
        </div>
      </div>
    </>
  );
}
