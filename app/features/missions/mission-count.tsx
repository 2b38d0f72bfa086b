import { useQuery } from '@tanstack/react-query';
import { CountBadge } from '#app/kit/badge/count-badge.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { useMissions } from './use-missions.ts';

/** Badge with the number of claimable rewards. */
export function MissionCount() {
  const { t } = useTranslation('missions');
  const { data } = useQuery(useMissions().summary);
  const count = data?.claimable ?? 0;
  return <CountBadge count={count} label={t('waiting', { count })} />;
}
