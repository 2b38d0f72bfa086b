import { Icon } from '../../kit/icon/icon.tsx';
import { useTranslation } from '../../language/translation.tsx';
import type { PromotionStatus } from '../../platform/contract.ts';
import { badge } from './promotions.css.ts';
import { statusLooks } from './status-look.ts';

/** How far somebody is with a promotion, in a word. */
export function StatusBadge({ status }: { status: PromotionStatus }) {
  const { t } = useTranslation('promotions');
  const { icon, tone } = statusLooks[status];
  return (
    <span className={badge[tone]}>
      <Icon name={icon} size={14} />
      {t(`status.${status}`)}
    </span>
  );
}
