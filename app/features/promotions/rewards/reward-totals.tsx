import { Money } from '#app/kit/money/money.tsx';
import { Skeleton } from '#app/kit/skeleton/skeleton.tsx';
import * as prose from '#app/kit/text/prose.css.ts';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { RewardPage } from '#schemas/generated/platform.ts';
import { total, totalBone, totalFigure, totals } from './rewards.css.ts';

/** What the rewards of the chosen days come to, and how many there are. */
export function RewardTotals({ data }: { data: RewardPage | undefined }) {
  const { t } = useTranslation('promotions');
  const { tag } = useCurrentLanguage();
  const shown = data && [
    { name: t('rewards.total'), value: <Money amount={data.totals.paid} currency={data.currency} /> },
    { name: t('rewards.number'), value: new Intl.NumberFormat(tag).format(data.totals.count) },
  ];
  if (!shown) return <Skeleton className={totalBone} />;
  return (
    <dl className={totals}>
      {shown.map(({ name, value }) => (
        <div key={name} className={total}>
          <dt className={prose.aside}>{name}</dt>
          <dd className={totalFigure}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
