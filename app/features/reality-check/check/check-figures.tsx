import { Money } from '#app/kit/money/money.tsx';
import { Skeleton } from '#app/kit/skeleton/skeleton.tsx';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { durationText } from '#app/shell/care/duration-text.ts';
import type { RealityCheck } from '#schemas/generated/platform.ts';
import { bone, figure, figures, label, line, lines, value } from './check.css.ts';

const SUMS = ['staked', 'won', 'net'] as const;

/** Played time in large type, then the sums. */
export function CheckFigures({ check }: { check: RealityCheck | undefined }) {
  const { t } = useTranslation('reality-check');
  const { tag } = useCurrentLanguage();
  if (!check) return <Skeleton className={bone} />;
  return (
    <div className={figures}>
      <p>
        <span className={label}>{t('played')}</span>
        <span className={figure}>{durationText(check.minutes, tag)}</span>
      </p>
      <dl className={lines}>
        {SUMS.map((sum) => (
          <div key={sum} className={line} data-net={sum === 'net' || undefined}>
            <dt>{t(sum)}</dt>
            <dd className={value}>
              <Money amount={check[sum]} currency={check.currency} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
