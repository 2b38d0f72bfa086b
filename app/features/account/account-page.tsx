import { Alert } from '../../kit/state/alert.tsx';
import { useTranslation } from '../../language/translation.tsx';
import { useSession } from '../../session/session-context.tsx';
import { LOG_OUT } from '../../shell/modals/modal-ids.ts';
import { useModals } from '../../shell/modals/modals-context.tsx';
import { list, page, person, summary, title, vip } from './account-page.css.ts';
import { AccountRow, LinkRow } from './account-row.tsx';
import { Avatar } from './avatar.tsx';
import { BalanceCard } from './balance-card.tsx';
import { keyOf, useAccountLinks } from './use-account-links.ts';

/** Who is logged in, the balance, and where to go from here. */
export function AccountPage() {
  const { t } = useTranslation('account');
  const { t: shellWords } = useTranslation();
  const { member, status } = useSession();
  const modals = useModals();
  const links = useAccountLinks();
  if (!member) return null;
  return (
    <div className={page}>
      <div className={summary}>
        <div className={person}>
          <Avatar account={member.account} size="large" />
          <div>
            <h1 className={title}>{member.account}</h1>
            {member.vipLabel && <p className={vip}>{member.vipLabel}</p>}
          </div>
        </div>
        {status === 'trial' && <Alert tone="info" text={shellWords('error.code.trial_account')} />}
        <BalanceCard />
      </div>
      <ul className={list}>
        {links.map((link) => (
          <LinkRow key={keyOf(link)} link={link} />
        ))}
        <AccountRow icon="sign-out" onClick={() => modals.open(LOG_OUT)}>
          {t('logOut')}
        </AccountRow>
      </ul>
    </div>
  );
}
