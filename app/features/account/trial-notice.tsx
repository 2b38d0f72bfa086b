import { useBrand } from '#app/brand/brand-context.tsx';
import { Alert } from '#app/kit/state/alert.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { LinkButton } from '#app/shell/router/link-button.tsx';
import { paths } from '#app/shell/router/paths.ts';

interface TrialNoticeProps {
  /** Some pages need a real account. */
  wanted: boolean;
}

/** Explains to a trial account that the member centre needs a real one. */
export function TrialNotice({ wanted }: TrialNoticeProps) {
  const { t } = useTranslation('account');
  const { registration } = useBrand();
  return (
    <>
      <Alert tone="info" text={t('shell:error.code.trial_account')} />
      {wanted && !registration.closed && (
        <LinkButton look="primary" wide to={paths.register}>
          {t('register')}
        </LinkButton>
      )}
    </>
  );
}
