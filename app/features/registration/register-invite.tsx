import { useTranslation } from '../../language/translation.tsx';
import { inviteSearch } from '../../shell/invite/invite-codes.ts';
import { LinkButton } from '../../shell/router/link-button.tsx';
import { paths } from '../../shell/router/paths.ts';
import { useLocation } from '../../shell/router/router.ts';
import { useSlot } from '../../shell/slots/use-slot.ts';

/** In the log-in sheet: the way on for whoever has no account yet. */
export function RegisterInvite() {
  const { t } = useTranslation('registration');
  const { search } = useLocation();
  if (useSlot('registrationMethods').every(({ pending }) => pending)) return null;
  return (
    <LinkButton to={{ pathname: paths.register, search: inviteSearch(search) }} whole>
      {t('invite')}
    </LinkButton>
  );
}
