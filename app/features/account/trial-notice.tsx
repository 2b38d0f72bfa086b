import { useBrand } from '../../brand/brand-context.tsx';
import { Alert } from '../../kit/state/alert.tsx';
import { useTranslation } from '../../language/translation.tsx';
import { LinkButton } from '../../shell/router/link-button.tsx';
import { paths } from '../../shell/router/paths.ts';

interface TrialNoticeProps {
  /** There are pages that a real account would lead to. */
  wanted: boolean;
}

/** A trial account has no member centre: it is told that a real one is needed. */
export function TrialNotice({ wanted }: TrialNoticeProps) {
  const { t } = useTranslation('account');
  const { t: shellWords } = useTranslation();
  const { registration } = useBrand();
  return (
    <>
      <Alert tone="info" text={shellWords('error.code.trial_account')} />
      {wanted && !registration.closed && (
        <LinkButton look="primary" whole to={paths.register}>
          {t('register')}
        </LinkButton>
      )}
    </>
  );
}
