import { useId } from 'react';
import { stack } from '#app/kit/layout/layout.css.ts';
import { Money } from '#app/kit/money/money.tsx';
import { Progress } from '#app/kit/progress/progress.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { Promotion } from '#schemas/generated/platform.ts';
import { progressLine } from './promotions.css.ts';

/** Progress of a challenge. */
export function ProgressBar({ promotion: { progress, currency } }: { promotion: Promotion }) {
  const { t } = useTranslation('promotions');
  const id = useId();
  if (!progress) return null;
  const { current, target } = progress;
  return (
    <div className={stack[3]}>
      <p className={progressLine} id={id}>
        <span>{t('progress.label')}</span>
        <span>
          <Money amount={current} currency={currency} /> / <Money amount={target} currency={currency} />
        </span>
      </p>
      <Progress value={current} max={target} labelledBy={id} />
    </div>
  );
}
