import { useState } from 'react';
import { Money } from '#app/kit/money/money.tsx';
import { visuallyHidden } from '#app/kit/theme/hidden.css.ts';
import { useTranslation } from '#app/language/translation.tsx';
import type { MemberInfo } from '#schemas/generated/platform.ts';
import { dots, trendWash } from './balance.css.ts';

interface BalanceAmountProps {
  member: MemberInfo;
  shown: boolean;
}

/** Whether the balance has gone up or down since it was first shown. */
function useTrend(balance: number): keyof typeof trendWash {
  const [seen, setSeen] = useState<{ balance: number; trend: keyof typeof trendWash }>({ balance, trend: 'still' });
  const trend = balance > seen.balance ? 'up' : 'down';
  if (balance !== seen.balance) setSeen({ balance, trend });
  return balance === seen.balance ? seen.trend : trend;
}

/** The balance, or dots while it is hidden. */
export function BalanceAmount({ member, shown }: BalanceAmountProps) {
  const { t } = useTranslation('account');
  const trend = useTrend(member.balance);
  if (shown) {
    return (
      <span key={member.balance} className={trendWash[trend]}>
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
