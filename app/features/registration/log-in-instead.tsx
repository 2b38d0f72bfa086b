import { useTranslation } from '../../language/translation.tsx';
import { paths } from '../../shell/router/paths.ts';
import { Link, useLocation } from '../../shell/router/router.ts';
import { instead, link } from './register-form.css.ts';

/** The way back for whoever has an account. */
export function LogInInstead() {
  const { t } = useTranslation('registration');
  const { search, state } = useLocation();
  return (
    <p className={instead}>
      {t('instead')}{' '}
      <Link className={link} to={{ pathname: paths.login, search }} state={state}>
        {t('logIn')}
      </Link>
    </p>
  );
}
