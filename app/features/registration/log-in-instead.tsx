import { standaloneLink } from '#app/kit/theme/link.css.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { useSession } from '#app/session/session-context.tsx';
import { paths } from '#app/shell/router/paths.ts';
import { Link, useLocation } from '#app/shell/router/router.ts';
import { logInLine } from './register-form.css.ts';

/** Link to the log-in for a visitor with an account. */
export function LogInInstead() {
  const { t } = useTranslation('registration');
  const { search, state } = useLocation();
  const { status } = useSession();
  // A trial account would have to log out first.
  if (status === 'trial') return null;
  return (
    <p className={logInLine}>
      {t('instead')}{' '}
      <Link className={standaloneLink} to={{ pathname: paths.login, search }} state={state}>
        {t('logIn')}
      </Link>
    </p>
  );
}
