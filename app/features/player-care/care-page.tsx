import { useState } from 'react';
import { Button } from '#app/kit/button/button.tsx';
import { Card } from '#app/kit/card/card.tsx';
import { CardSkeleton } from '#app/kit/card/card-skeleton.tsx';
import { Alert } from '#app/kit/state/alert.tsx';
import { Problem } from '#app/kit/state/problem.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { useLacks } from '#app/modules/module-context.tsx';
import { useSession } from '#app/session/session-context.tsx';
import { useCare } from '#app/shell/care/use-care.ts';
import { useClock } from '#app/shell/clock/use-clock.ts';
import type { CarePart, PlayerCare } from '#schemas/generated/platform.ts';
import { column, columns, note, page, part, text } from './care.css.ts';
import { CheckCard } from './check/check-card.tsx';
import { HelpCard } from './help/help-card.tsx';
import { LimitsCard } from './limits/limits-card.tsx';
import { SelfTestDialog } from './self-test/self-test-dialog.tsx';
import { BreakCard } from './stop/break-card.tsx';

/** Limits and breaks, beside the self-test and the help lines. */
export function CarePage() {
  const { t } = useTranslation('player-care');
  const { status } = useSession();
  const { data, isError, refetch } = useCare();
  if (status === 'trial') return <Alert tone="info" text={t('trial')} />;
  if (data) return <Parts care={data} />;
  if (!isError) return <CardSkeleton count={4} />;
  return <Problem title={t('failed')} onAction={() => void refetch()} />;
}

function Parts({ care }: { care: PlayerCare }) {
  const has = (part: CarePart) => care.parts.includes(part);
  const hasBreaks = has('timeOut') || has('selfExclusion');
  const hasForms = has('limits') || hasBreaks;
  const canKeepSelfTest = !useLacks('POST /wps/member/care/selfTest');
  return (
    <div className={page}>
      <div className={hasForms ? columns : undefined}>
        {hasForms && (
          <div className={column}>
            {has('limits') && <LimitsCard care={care} />}
            {hasBreaks && <BreakCard care={care} />}
          </div>
        )}
        <div className={column}>
          {care.realityCheck && <CheckCard check={care.realityCheck} />}
          {has('selfTest') && canKeepSelfTest && <SelfTestCard care={care} />}
          <HelpCard />
        </div>
      </div>
    </div>
  );
}

/** Link to the self-test, with the last saved score. */
function SelfTestCard({ care: { selfTest, timeZone } }: { care: PlayerCare }) {
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
