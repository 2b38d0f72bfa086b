import { formatMoney } from '../../kit/money/format-money.ts';
import { useCurrentLanguage } from '../../language/language-context.tsx';
import { useTranslation } from '../../language/translation.tsx';
import type { Referral } from '../../platform/contract.ts';

/** Says a reward: so many points, or so much money. */
export function useRewardText(): (reward: Referral['reward']) => string {
  const { t } = useTranslation('invite');
  const { tag } = useCurrentLanguage();
  return ({ kind, amount, currency }) => {
    if (kind === 'money' && currency) return formatMoney(amount, currency, tag);
    return t('points', { count: amount, number: new Intl.NumberFormat(tag).format(amount) });
  };
}
