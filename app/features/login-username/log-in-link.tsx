import { useTranslation } from '../../language/translation.tsx';
import { LinkButton } from '../../shell/router/link-button.tsx';
import { paths } from '../../shell/router/paths.ts';
import { useLocation } from '../../shell/router/router.ts';

/** Leads to the log-in, which leads back here. */
export function LogInLink() {
  const { t } = useTranslation('login-username');
  const { pathname } = useLocation();
  return (
    <LinkButton to={paths.login} state={{ from: pathname, open: true }}>
      {t('entry.logIn')}
    </LinkButton>
  );
}
