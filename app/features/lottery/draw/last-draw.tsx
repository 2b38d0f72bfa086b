import { Skeleton } from '../../../kit/skeleton/skeleton.tsx';
import { useTranslation } from '../../../language/translation.tsx';
import type { OpenedDraw } from '../../../platform/contract.ts';
import { Balls } from './balls.tsx';
import { bones, last, lastWords, quiet, strong } from './draw.css.ts';
import { mainNumbers } from './main-numbers.ts';

/** The latest result; another one comes ball by ball, and is heard. */
export function LastDraw({ draw }: { draw: OpenedDraw | undefined }) {
  const { t } = useTranslation('lottery');
  return (
    <div className={last} role="status">
      <div className={lastWords}>
        <span className={strong}>{t('draw.last')}</span>
        <span className={quiet}>{draw ? <bdi>{t('draw.number', { issue: draw.issue })}</bdi> : '…'}</span>
      </div>
      {draw ? <Result key={draw.issue} draw={draw} /> : <Skeleton className={bones} />}
    </div>
  );
}

function Result({ draw }: { draw: OpenedDraw }) {
  const { t } = useTranslation('lottery');
  if (draw.status === 'cancelled') return <span className={quiet}>{t('draw.cancelled')}</span>;
  return <Balls fresh label={t('draw.numbers', { issue: draw.issue })} numbers={mainNumbers(draw)} />;
}
