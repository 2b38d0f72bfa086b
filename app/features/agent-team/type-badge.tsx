import { Badge } from '#app/kit/badge/badge.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { statusOfType } from '#app/session/member-type.ts';

const TONES = { agent: 'plain', member: 'quiet', trial: 'quiet' } as const;

/** @param type account type as the platform numbers it */
export function TypeBadge({ type }: { type: number }) {
  const { t } = useTranslation('agent-team');
  const status = statusOfType(type);
  return <Badge tone={TONES[status]}>{t(`type.${status}`)}</Badge>;
}

/** Badge of an account that an agent above has frozen. */
export function FrozenBadge() {
  const { t } = useTranslation('agent-team');
  return (
    <Badge tone="danger" icon="snowflake">
      {t('frozen')}
    </Badge>
  );
}
