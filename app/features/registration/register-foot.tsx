import { Button } from '#app/kit/button/button.tsx';
import { cluster } from '#app/kit/layout/layout.css.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { back, nextButton } from './register-form.css.ts';

interface RegisterFootProps {
  form: string;
  busy: boolean;
  /** Whether the button submits the form. */
  last: boolean;
  onBack: (() => void) | undefined;
}

/** Button to continue or to submit. */
export function RegisterFoot({ form, busy, last, onBack }: RegisterFootProps) {
  const { t } = useTranslation('registration');
  return (
    <div className={cluster[4]}>
      {onBack && (
        <div className={back}>
          <Button large onClick={onBack}>
            {t('step.back')}
          </Button>
        </div>
      )}
      <div className={nextButton}>
        <Button type="submit" form={form} look="primary" wide large busy={busy}>
          {t(last ? 'submit' : 'step.next')}
        </Button>
      </div>
    </div>
  );
}
