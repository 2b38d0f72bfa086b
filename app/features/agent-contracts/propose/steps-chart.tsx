import { useTranslation } from '#app/language/translation.tsx';
import type { Tier } from '#schemas/contracts/terms.ts';
import { type MinorUnits, minorUnits } from '#schemas/money/minor-units.ts';
import { useTermsText } from '../use-terms-text.ts';
import { area, chart, ends, ground, line, marker, plot } from './propose.css.ts';
import { stepsOf } from './steps-of.ts';

const [WIDTH, HEIGHT, TOP] = [400, 100, 8];

interface StepsChartProps {
  tiers: readonly Tier[];
  /** Net loss of the last period. */
  reached: MinorUnits;
  currency: string;
}

/** Rate by net loss. Decorative: the fields above have the numbers. */
export function StepsChart({ tiers, reached, currency }: StepsChartProps) {
  const { t } = useTranslation('agent-contracts');
  const { money } = useTermsText(currency);
  const { steps, most, highest } = stepsOf(tiers, reached);
  if (highest === 0) return null;
  const x = (value: number) => (value / most) * WIDTH;
  const y = (rate: number) => HEIGHT - (rate / highest) * (HEIGHT - TOP);
  const path = steps.map(
    ({ from, rate }, index) => `${index === 0 ? 'M' : 'H'}${x(from)}${index === 0 ? ',' : 'V'}${y(rate)}`,
  );
  const outline = `${path.join('')}H${WIDTH}`;
  return (
    <figure className={chart} aria-hidden="true">
      <svg className={plot} aria-hidden="true" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none">
        <path className={area} d={`${outline}V${HEIGHT}H0Z`} />
        <path className={line} d={outline} />
        <line className={ground} x1={0} x2={WIDTH} y1={HEIGHT} y2={HEIGHT} />
        {reached > 0 && <line className={marker} x1={x(reached)} x2={x(reached)} y1={0} y2={HEIGHT} />}
      </svg>
      <figcaption className={ends}>
        <span>{money(minorUnits(0))}</span>
        <span>{t('outlook.chart')}</span>
        <span>{money(minorUnits(most))}</span>
      </figcaption>
    </figure>
  );
}
