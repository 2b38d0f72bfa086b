import { useState } from 'react';
import { Button } from '#app/kit/button/button.tsx';
import { Card } from '#app/kit/card/card.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { useClock } from '#app/shell/clock/use-clock.ts';
import type { PlayerCare } from '#schemas/generated/platform.ts';
import { note, part, text } from '../care.css.ts';
import { SelfTestDialog } from './self-test-dialog.tsx';

/** The way to the self-test, and the last score that the member had kept. */
export function SelfTestCard({ care: { selfTest, timeZone } }: { care: PlayerCare }) {
  const { t } = useTranslation('player-care');
  const day = useClock('day', timeZone);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Card title={t('selfTest.title')}>
      <div className={part}>
        <p className={text}>{t('selfTest.text')}</p>
        <Button onClick={() => setIsOpen(true)}>{t('selfTest.start')}</Button>
        {selfTest && <p className={note}>{t('selfTest.last', { score: selfTest.score, date: day(selfTest.at) })}</p>}
      </div>
      {isOpen && <SelfTestDialog onClose={() => setIsOpen(false)} />}
    </Card>
  );
}
