import { useState } from 'react';
import { exactTime } from '#app/kinds/money-flow/page/arrival-text.ts';
import { Card } from '#app/kit/card/card.tsx';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { CareKind, PlayerCare } from '#schemas/generated/platform.ts';
import { lead } from '../care.css.ts';
import { LimitDialog } from './limit-dialog.tsx';
import { LimitRow } from './limit-row.tsx';
import { rows } from './limits.css.ts';

const KINDS: readonly CareKind[] = ['deposit', 'loss', 'stake', 'session'];
const HOUR_SECONDS = 3600;

/** All kinds of limits, with their usage. */
export function LimitsCard({ care }: { care: PlayerCare }) {
  const { t } = useTranslation('player-care');
  const { tag } = useCurrentLanguage();
  const [edited, setEdited] = useState<CareKind>();
  return (
    <Card title={t('limits.title')}>
      <p className={lead}>{t('limits.note', { wait: exactTime(care.increaseHours * HOUR_SECONDS, tag) })}</p>
      <ul className={rows}>
        {KINDS.map((kind) => (
          <LimitRow key={kind} kind={kind} care={care} onEdit={() => setEdited(kind)} />
        ))}
      </ul>
      {edited && <LimitDialog kind={edited} care={care} onClose={() => setEdited(undefined)} />}
    </Card>
  );
}
