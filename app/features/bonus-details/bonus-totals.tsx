import { fact, facts, figure, result } from '#app/kinds/record-page/totals/summary.css.ts';
import { Money } from '#app/kit/money/money.tsx';
import { Skeleton } from '#app/kit/skeleton/skeleton.tsx';
import * as prose from '#app/kit/text/prose.css.ts';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { Bonuses } from '#schemas/generated/platform.ts';
import { ZERO } from '#schemas/money/minor-units.ts';
import { bone, summary } from './bonuses.css.ts';

const NOTHING: Pick<Bonuses, 'currency' | 'totals'> = {
  currency: 'EUR',
  totals: { count: 0, open: 0, received: ZERO, left: ZERO },
};

/** Amount left to wager, and the totals of all bonuses. */
export function BonusTotals({ data }: { data: Bonuses | undefined }) {
  const { t } = useTranslation('bonus-details');
  const { tag } = useCurrentLanguage();
  const { currency, totals } = data ?? NOTHING;
  const number = new Intl.NumberFormat(tag);
  const others = [
    { name: t('received'), value: <Money amount={totals.received} currency={currency} /> },
    { name: t('open'), value: number.format(totals.open) },
  ];
  return (
    <section className={summary} aria-busy={!data}>
      <dl>
        <dt className={prose.aside}>{t('left')}</dt>
        <dd className={result}>
          {data ? <Money amount={totals.left} currency={currency} /> : <Skeleton className={bone} />}
        </dd>
      </dl>
      <dl className={facts}>
        {others.map(({ name, value }) => (
          <div key={name} className={fact}>
            <dt className={prose.aside}>{name}</dt>
            <dd className={figure}>{data ? value : <Skeleton className={bone} />}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
