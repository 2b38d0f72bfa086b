import { useTranslation } from '#app/language/translation.tsx';
import { memberPath } from '#app/shell/member/member-path.ts';
import { LOG_OUT } from '#app/shell/modals/modal-ids.ts';
import { useModals } from '#app/shell/modals/modals-context.tsx';
import { useSlot } from '#app/shell/slots/use-slot.ts';
import { list } from './account-page.css.ts';
import { AccountRow, LinkRow } from './account-row.tsx';
import { keyOf, useAccountLinks } from './use-account-links.ts';

/** The account links that are not pages of the member centre, and log-out. */
export function AccountLinks() {
  const { t } = useTranslation('account');
  const modals = useModals();
  // The member centre's menu already has its pages.
  const pages = useSlot('memberPages').map(({ id }) => memberPath(id));
  const links = useAccountLinks().filter(({ to }) => !pages.some((page) => page === to));
  return (
    <ul className={list}>
      {links.map((link) => (
        <LinkRow key={keyOf(link)} link={link} />
      ))}
      <AccountRow icon="sign-out" onClick={() => modals.open(LOG_OUT)}>
        {t('logOut')}
      </AccountRow>
    </ul>
  );
}
