import { useTranslation } from '../../language/translation.tsx';
import { KeepsPlace } from '../../shell/layout/keeps-place.tsx';
import { LinkButton } from '../../shell/router/link-button.tsx';
import { paths } from '../../shell/router/paths.ts';
import { useLocation } from '../../shell/router/router.ts';
import { useSlot } from '../../shell/slots/use-slot.ts';
import { inviteSearch } from './invite-codes.ts';

/** Leads to the registration and takes along who invited the visitor. */
export function RegisterLink() {
  const { t } = useTranslation('registration');
  const { search } = useLocation();
  const methods = useSlot('registrationMethods');
  if (methods.length === 0) return null;
  return (
    <KeepsPlace pending={methods.every(({ pending }) => pending)}>
      <LinkButton to={{ pathname: paths.register, search: inviteSearch(search) }} look="call">
        {t('entry.register')}
      </LinkButton>
    </KeepsPlace>
  );
}
