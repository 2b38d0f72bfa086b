import { Badge } from '#app/kit/badge/badge.tsx';
import { Icon } from '#app/kit/icon/icon.tsx';
import * as prose from '#app/kit/text/prose.css.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { useTimeText } from '#app/shell/clock/use-clock.ts';
import type { ContractDue } from '#schemas/generated/platform.ts';
import { paid as paidStyle } from './dues.css.ts';

export function DueStatus({ due: { status, paidAt, tier } }: { due: ContractDue }) {
  const { t } = useTranslation('agent-contracts');
  const time = useTimeText();
  if (status === 'nothing')
    return <span className={prose.quiet}>{t(tier === 0 ? 'status.below' : 'status.nothing')}</span>;
  if (status === 'requested') return <Badge tone="accent">{t('status.requested')}</Badge>;
  if (status === 'due') return <Badge>{t('status.due')}</Badge>;
  return (
    <span className={paidStyle}>
      <Icon name="check" size={14} />
      {paidAt === undefined ? t('status.paid') : t('status.paidAt', { time: time(paidAt) })}
    </span>
  );
}
