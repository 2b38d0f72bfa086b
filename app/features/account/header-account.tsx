import { visuallyHidden } from '#app/kit/theme/hidden.css.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { paths } from '#app/shell/router/paths.ts';
import { Link } from '#app/shell/router/router.ts';
import { useMemberPlace } from '#app/shell/router/use-member-place.ts';
import { AccountMenu } from './account-menu.tsx';
import { amount, busy, money, pill, tools } from './balance.css.ts';
import { BalanceAmount } from './balance-amount.tsx';
import { BalanceEye, BalanceRefresh } from './balance-buttons.tsx';
import { BalanceLines } from './balance-lines.tsx';
import { MoneyLinks } from './money-links.tsx';
import { useBalance } from './use-balance.ts';

/** In the header: the balance, the menu and, where there is room, the balance buttons and money links. */
export function HeaderAccount() {
  const { t } = useTranslation('account');
  const balance = useBalance();
  const isInCentre = useMemberPlace() !== undefined;
  const { member } = balance;
  if (!member) return null;
  return (
    <>
      <MoneyLinks className={money} isQuiet={isInCentre} />
      <div className={pill}>
        <Link to={paths.member} className={balance.busy ? `${amount} ${busy}` : amount}>
          <span className={visuallyHidden}>{t('balance.label')}: </span>
          <BalanceAmount member={member} shown={balance.shown} />
          <BalanceLines isShort />
        </Link>
        <div className={tools}>
          <BalanceEye {...balance} />
          <BalanceRefresh {...balance} />
        </div>
      </div>
      <AccountMenu member={member} />
    </>
  );
}
