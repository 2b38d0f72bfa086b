import { useState } from 'react';
import { Skeleton } from '#app/kit/skeleton/skeleton.tsx';
import { Empty } from '#app/kit/state/empty.tsx';
import { Problem } from '#app/kit/state/problem.tsx';
import * as prose from '#app/kit/text/prose.css.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { useClock } from '#app/shell/clock/use-clock.ts';
import type { LotteryGame, OpenedDraw } from '#schemas/generated/platform.ts';
import { quiet } from '../look/text.css.ts';
import { Balls } from './balls.tsx';
import { bone, lastWords, prize, prizeNumbers, prizes, row, rows } from './draw.css.ts';
import { DrawProof } from './draw-proof.tsx';
import type { Opened } from './use-opened.ts';

interface ResultsProps {
  form: LotteryGame['form'];
  opened: Opened;
}

/** Past draws, the latest first. */
export function Results({ form, opened }: ResultsProps) {
  const { t } = useTranslation('lottery');
  const { data: draws, isError, refetch } = opened;
  if (!draws && isError) {
    return <Problem title={t('results.failed')} onAction={() => void refetch()} />;
  }
  if (draws?.length === 0) return <Empty icon="timer" title={t('results.empty')} text={t('results.emptyText')} />;
  return (
    <ul className={rows} aria-label={t('tab.results')} aria-busy={!draws}>
      {draws
        ? draws.map((draw, index) => <Result key={draw.issue} draw={draw} form={form} isLatest={index === 0} />)
        : ['first', 'second', 'third', 'fourth', 'fifth'].map((name) => (
            <li key={name}>
              <Skeleton className={bone} />
            </li>
          ))}
    </ul>
  );
}

interface ResultProps extends Pick<ResultsProps, 'form'> {
  draw: OpenedDraw;
  isLatest: boolean;
}

/** One past draw. A check that the player started stays open when a newer draw arrives. */
function Result({ draw, form, isLatest }: ResultProps) {
  const { t } = useTranslation('lottery');
  const clock = useClock('long');
  const [isChecked, setIsChecked] = useState(false);
  return (
    <li className={row}>
      <div className={lastWords}>
        <bdi className={prose.strong}>{t('draw.number', { issue: draw.issue })}</bdi>
        <time className={quiet} dateTime={new Date(draw.drawTime).toISOString()}>
          {clock(draw.drawTime)}
        </time>
      </div>
      <Numbers draw={draw} form={form} />
      {(isLatest || isChecked) && draw.status === 'opened' && (
        <DrawProof draw={draw} form={form} onOpen={() => setIsChecked(true)} />
      )}
    </li>
  );
}

function Numbers({ draw, form }: Pick<ResultProps, 'draw' | 'form'>) {
  const { t } = useTranslation('lottery');
  if (draw.status === 'cancelled') return <span className={quiet}>{t('draw.cancelled')}</span>;
  if (draw.prizes.length === 0) {
    return <Balls small form={form} label={t('draw.numbers', { issue: draw.issue })} numbers={draw.numbers} />;
  }
  return (
    <dl className={prizes}>
      {draw.prizes.map(({ code, name, numbers }, index) => (
        <div key={code} className={prize}>
          <dt className={quiet}>{name}</dt>
          <dd className={prizeNumbers} data-special={index === 0} dir="ltr">
            {numbers.map((number, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: one number can be drawn twice.
              <span key={`${index}-${number}`}>{number}</span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
