import { Money } from '#app/kit/money/money.tsx';
import { Skeleton } from '#app/kit/skeleton/skeleton.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { AgentIncome } from '#schemas/generated/platform.ts';
import { bone, fact, facts, figure, lostFigure, result, summary, term } from './income.css.ts';
import { INCOME_PARTS } from './income-parts.ts';

/** Net income and its parts. */
export function IncomeSummary({ data }: { data: AgentIncome | undefined }) {
  const { t } = useTranslation('agent-reports');
  return (
    <section className={summary} aria-busy={!data} aria-label={t('income.title')}>
      <dl>
        <dt className={term}>{t('income.net')}</dt>
        <dd className={data && data.totals.net < 0 ? lostFigure : result}>
          {data ? <Money amount={data.totals.net} currency={data.currency} /> : <Skeleton className={bone} />}
        </dd>
      </dl>
      <dl className={facts}>
        {INCOME_PARTS.map((id) => (
          <div key={id} className={fact}>
            <dt className={term}>{t(`income.${id}`)}</dt>
            <dd className={figure}>
              {data ? <Money amount={data.totals[id]} currency={data.currency} /> : <Skeleton className={bone} />}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
