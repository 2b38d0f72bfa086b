import { useTranslation } from '../../language/translation.tsx';
import { LOG_OUT } from '../../shell/modals/modal-ids.ts';
import { useModals } from '../../shell/modals/modals-context.tsx';
import { list } from './account-page.css.ts';
import { AccountRow, LinkRow } from './account-row.tsx';
import { keyOf, useAccountLinks } from './use-account-links.ts';

/** What the features offer to whoever is logged in, and the way out. */
export function AccountLinks() {
  const { t } = useTranslation('account');
  const modals = useModals();
  const links = useAccountLinks();
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
