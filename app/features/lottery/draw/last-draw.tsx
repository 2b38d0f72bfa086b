import { Skeleton } from '#app/kit/skeleton/skeleton.tsx';
import * as prose from '#app/kit/text/prose.css.ts';
import { useTranslation } from '#app/language/translation.tsx';
import type { LotteryGame, OpenedDraw } from '#schemas/generated/platform.ts';
import { quiet } from '../look/text.css.ts';
import { Balls, RollingBalls } from './balls.tsx';
import { bones, lastDraw, lastWords } from './draw.css.ts';
import { mainNumbers } from './main-numbers.ts';
import type { Opened } from './use-opened.ts';

interface LastDrawProps {
  form: LotteryGame['form'];
  opened: Opened;
  /** Number of the draw in progress; undefined between draws. */
  drawing: string | undefined;
}

/** Shows and announces the latest result. The balls of a new one appear one after another. */
export function LastDraw({ form, opened, drawing }: LastDrawProps) {
  const { t } = useTranslation('lottery');
  const draw = opened.data?.[0];
  const issue = drawing ?? draw?.issue;
  return (
    <div className={lastDraw} role="status">
      <div className={lastWords}>
        <span className={prose.strong}>{t(drawing ? 'draw.drawnNow' : 'draw.last')}</span>
        <span className={quiet}>{issue && <bdi>{t('draw.number', { issue })}</bdi>}</span>
      </div>
      {drawing && draw ? (
        <RollingBalls count={mainNumbers(draw).length} form={form} />
      ) : draw ? (
        <Result key={draw.issue} draw={draw} form={form} />
      ) : (
        <NoResult opened={opened} />
      )}
    </div>
  );
}

function Result({ draw, form }: { draw: OpenedDraw } & Pick<LastDrawProps, 'form'>) {
  const { t } = useTranslation('lottery');
  if (draw.status === 'cancelled') return <span className={quiet}>{t('draw.cancelled')}</span>;
  return <Balls fresh form={form} label={t('draw.numbers', { issue: draw.issue })} numbers={mainNumbers(draw)} />;
}

function NoResult({ opened: { isPending, isError } }: { opened: Opened }) {
  const { t } = useTranslation('lottery');
  if (isPending) return <Skeleton className={bones} />;
  return <span className={quiet}>{t(isError ? 'results.failed' : 'results.empty')}</span>;
}
