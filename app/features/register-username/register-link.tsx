import { useTranslation } from '../../language/translation.tsx';
import { LinkButton } from '../../shell/router/link-button.tsx';
import { paths } from '../../shell/router/paths.ts';
import { useLocation } from '../../shell/router/router.ts';
import { inviteSearch } from './invite-codes.ts';

/** Leads to the registration and takes along who invited the visitor. */
export function RegisterLink() {
  const { t } = useTranslation('register-username');
  const { search } = useLocation();
  return (
    <LinkButton to={{ pathname: paths.register, search: inviteSearch(search) }} look="call">
      {t('entry.register')}
    </LinkButton>
  );
}
