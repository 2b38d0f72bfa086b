import { formatMoney } from '#app/kit/money/format-money.ts';
import { visuallyHidden } from '#app/kit/theme/hidden.css.ts';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { Promotion } from '#schemas/generated/platform.ts';

interface ActionLabelProps {
  promotion: Promotion;
  /** Adds the promotion's name for screen readers if it is not next to the link. */
  named?: boolean;
}

export function ActionLabel({ promotion, named }: ActionLabelProps) {
  const { t } = useTranslation('promotions');
  const { tag } = useCurrentLanguage();
  const { title, currency } = promotion;
  const label = t(labelKeyOf(promotion), { amount: formatMoney(promotion.paid ?? promotion.bonus, currency, tag) });
  if (!named) return <span>{label}</span>;
  return (
    <span>
      <span aria-hidden="true">{label}</span>
      <span className={visuallyHidden}>{`${label}: ${title}`}</span>
    </span>
  );
}

function labelKeyOf({ status, kind, paid }: Promotion) {
  if (status === 'JOIN') return `join.${kind}` as const;
  if (status === 'ISSUED')
    return kind === 'RAFFLE' ? 'claim.ticket' : paid === undefined ? 'claim.bonus' : 'claim.amount';
  if (status === 'REJECTED') return 'join.again';
  return 'details';
}
