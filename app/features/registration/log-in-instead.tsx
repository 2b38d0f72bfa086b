import { byItself } from '../../kit/theme/link.css.ts';
import { useTranslation } from '../../language/translation.tsx';
import { useSession } from '../../session/session-context.tsx';
import { paths } from '../../shell/router/paths.ts';
import { Link, useLocation } from '../../shell/router/router.ts';
import { instead } from './register-form.css.ts';

/** The way back for a visitor who has an account. */
export function LogInInstead() {
  const { t } = useTranslation('registration');
  const { search, state } = useLocation();
  const { status } = useSession();
  // Whoever is here on trial logs out first.
  if (status === 'trial') return null;
  return (
    <p className={instead}>
      {t('instead')}{' '}
      <Link className={byItself} to={{ pathname: paths.login, search }} state={state}>
        {t('logIn')}
      </Link>
    </p>
  );
}
