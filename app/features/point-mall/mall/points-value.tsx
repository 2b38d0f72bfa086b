import { useQuery } from '@tanstack/react-query';
import { formatMoney } from '#app/kit/money/format-money.ts';
import { Skeleton } from '#app/kit/skeleton/skeleton.tsx';
import * as prose from '#app/kit/text/prose.css.ts';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { usePointsText } from '#app/shell/points/use-points-text.ts';
import { type MinorUnits, minorUnits } from '#schemas/money/minor-units.ts';
import { usePoints } from '../use-points.ts';
import { boneRatio, worthSum } from './mall.css.ts';

/** Value of the points in whole steps, and the rate. */
export function PointsValue() {
  const { t } = useTranslation('point-mall');
  const { tag } = useCurrentLanguage();
  const say = usePointsText();
  const points = usePoints();
  const { data: config } = useQuery(points.config);
  const { data: balance = 0 } = useQuery(points.balance);
  const money = (amount: MinorUnits) => config && formatMoney(amount, config.currency, tag);
  const steps = config ? Math.floor(balance / config.ratio.points) : 0;
  const ratio = config && t('purse.ratio', { points: say(config.ratio.points), amount: money(config.ratio.amount) });
  return (
    <>
      <span className={prose.aside}>{t('purse.worth')}</span>
      {config ? (
        <span className={worthSum}>{steps > 0 ? money(minorUnits(steps * config.ratio.amount)) : ratio}</span>
      ) : (
        <Skeleton className={boneRatio} />
      )}
      {steps > 0 && <span className={prose.aside}>{ratio}</span>}
    </>
  );
}
