import { CountBadge } from '#app/kit/badge/count-badge.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { useSession } from '#app/session/session-context.tsx';

/** Badge with the number of claimable rewards. */
export function RewardCount() {
  const { t } = useTranslation('promotions');
  const count = useSession().member?.availablePromos ?? 0;
  return <CountBadge count={count} label={t('rewards.count', { count })} />;
}
