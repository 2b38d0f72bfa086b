import { useState } from 'react';
import { Button } from '#app/kit/button/button.tsx';
import { line, lead as lineLead, name, note, words } from '#app/kit/card/card.css.ts';
import { Card } from '#app/kit/card/card.tsx';
import { Icon } from '#app/kit/icon/icon.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { PlayerCare } from '#schemas/generated/platform.ts';
import { lead } from '../care.css.ts';
import type { StopChoice } from './stop-choice.ts';
import { StopDialog } from './stop-dialog.tsx';

const KINDS = [
  { kind: 'timeOut', part: 'timeOut', icon: 'hourglass-medium' },
  { kind: 'exclusion', part: 'selfExclusion', icon: 'lock-simple' },
] as const;

/** Offers a time-out and a self-exclusion. */
export function BreakCard({ care }: { care: PlayerCare }) {
  const { t } = useTranslation('player-care');
  const [opened, setOpened] = useState<StopChoice['kind']>();
  return (
    <Card title={t('break.title')}>
      <p className={lead}>{t('break.note')}</p>
      {KINDS.filter(({ part }) => care.parts.includes(part)).map(({ kind, icon }) => (
        <div key={kind} className={line}>
          <span className={lineLead}>
            <Icon name={icon} size={22} />
          </span>
          <span className={words}>
            <span className={name}>{t(`break.${kind}.name`)}</span>
            <span className={note}>{t(`break.${kind}.text`)}</span>
          </span>
          <Button aria-label={`${t('break.choose')}: ${t(`break.${kind}.name`)}`} onClick={() => setOpened(kind)}>
            {t('break.choose')}
          </Button>
        </div>
      ))}
      {opened && <StopDialog kind={opened} onClose={() => setOpened(undefined)} />}
    </Card>
  );
}
