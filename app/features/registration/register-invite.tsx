import { useTranslation } from '#app/language/translation.tsx';
import { inviteSearch } from '#app/shell/invite/invite-codes.ts';
import { LinkButton } from '#app/shell/router/link-button.tsx';
import { paths } from '#app/shell/router/paths.ts';
import { useLocation } from '#app/shell/router/router.ts';
import { useSlot } from '#app/shell/slots/use-slot.ts';

/** Link in the log-in sheet for a visitor without an account. */
export function RegisterInvite() {
  const { t } = useTranslation('registration');
  const { search } = useLocation();
  if (useSlot('registrationMethods').every(({ pending }) => pending)) return null;
  return (
    <LinkButton to={{ pathname: paths.register, search: inviteSearch(search) }} wide>
      {t('invite')}
    </LinkButton>
  );
}
