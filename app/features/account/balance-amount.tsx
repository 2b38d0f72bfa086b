import { Money } from '../../kit/money/money.tsx';
import { visuallyHidden } from '../../kit/theme/hidden.css.ts';
import { useTranslation } from '../../language/translation.tsx';
import type { MemberInfo } from '../../platform/contract.ts';
import { dots } from './balance.css.ts';

interface BalanceAmountProps {
  member: MemberInfo;
  shown: boolean;
}

/** The balance, or dots in its place. */
export function BalanceAmount({ member, shown }: BalanceAmountProps) {
  const { t } = useTranslation('account');
  if (shown) return <Money amount={member.balance} currency={member.currency} />;
  return (
    <>
      <span className={dots} aria-hidden="true">
        ••••••
      </span>
      <span className={visuallyHidden}>{t('balance.hidden')}</span>
    </>
  );
}
