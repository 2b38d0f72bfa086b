import { Icon } from '#app/kit/icon/icon.tsx';
import { formatMoney } from '#app/kit/money/format-money.ts';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { DepositOrder } from '#schemas/generated/platform.ts';
import { bonus as bonusStyle } from './order.css.ts';

/** The bonus that comes with an open order, if one was chosen. */
export function BonusLine({ order: { bonus, currency } }: { order: DepositOrder }) {
  const { t } = useTranslation('deposit');
  const { tag } = useCurrentLanguage();
  if (!bonus) return null;
  return (
    <p className={bonusStyle}>
      <Icon name="gift" size={20} />
      <span>{t('bonus.ordered', { title: bonus.title, amount: formatMoney(bonus.amount, currency, tag) })}</span>
    </p>
  );
}
