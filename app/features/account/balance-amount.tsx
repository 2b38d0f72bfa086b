import { useState } from 'react';
import { Money } from '#app/kit/money/money.tsx';
import { visuallyHidden } from '#app/kit/theme/hidden.css.ts';
import { useTranslation } from '#app/language/translation.tsx';
import type { MemberInfo } from '#schemas/generated/platform.ts';
import { dots, moved } from './balance.css.ts';

interface BalanceAmountProps {
  member: MemberInfo;
  shown: boolean;
}

/** Which way the balance has gone since it was first shown. */
function useWay(balance: number): keyof typeof moved {
  const [seen, setSeen] = useState<{ balance: number; way: keyof typeof moved }>({ balance, way: 'still' });
  const way = balance > seen.balance ? 'up' : 'down';
  if (balance !== seen.balance) setSeen({ balance, way });
  return balance === seen.balance ? seen.way : way;
}

/** The balance, or dots in its place. */
export function BalanceAmount({ member, shown }: BalanceAmountProps) {
  const { t } = useTranslation('account');
  const way = useWay(member.balance);
  if (shown) {
    return (
      <span key={member.balance} className={moved[way]}>
        <Money amount={member.balance} currency={member.currency} />
      </span>
    );
  }
  return (
    <>
      <span className={dots} aria-hidden="true">
        ••••••
      </span>
      <span className={visuallyHidden}>{t('balance.hidden')}</span>
    </>
  );
}
