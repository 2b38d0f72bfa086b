import { Badge } from '#app/kit/badge/badge.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { DepositState } from '#schemas/generated/platform.ts';

const TONES = {
  waiting: 'accent',
  paid: 'accent',
  credited: 'win',
  expired: 'quiet',
  cancelled: 'quiet',
  refused: 'danger',
} as const;

export function OrderBadge({ state }: { state: DepositState }) {
  const { t } = useTranslation('deposit');
  return <Badge tone={TONES[state]}>{t(`badge.${state}`)}</Badge>;
}
