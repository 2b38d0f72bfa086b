import { Badge } from '#app/kit/badge/badge.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { LinkState } from './link-list.ts';

const LOOKS = {
  active: { tone: 'accent' },
  disabled: { tone: 'danger', icon: 'prohibit' },
  expired: { tone: 'quiet', icon: 'hourglass-medium' },
} as const;

export function StateBadge({ state }: { state: LinkState }) {
  const { t } = useTranslation('agent-registration');
  return <Badge {...LOOKS[state]}>{t(`state.${state}`)}</Badge>;
}
