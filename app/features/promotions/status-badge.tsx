import { Badge } from '#app/kit/badge/badge.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { PromotionStatus } from '#schemas/generated/platform.ts';
import { statusLooks } from './status-look.ts';

export function StatusBadge({ status }: { status: PromotionStatus }) {
  const { t } = useTranslation('promotions');
  const { icon, tone } = statusLooks[status];
  return (
    <Badge tone={tone} icon={icon} large>
      {t(`status.${status}`)}
    </Badge>
  );
}
