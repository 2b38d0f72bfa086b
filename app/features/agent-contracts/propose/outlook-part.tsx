import { formatMoney } from '#app/kit/money/format-money.ts';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { dueOf, tierReached } from '#schemas/contracts/due.ts';
import type { Terms, Tier } from '#schemas/contracts/terms.ts';
import type { ContractOutlook } from '#schemas/generated/platform.ts';
import { type MinorUnits, minorUnits, minus, ZERO } from '#schemas/money/minor-units.ts';
import { usePeriodText } from '../use-period-text.ts';
import { useTermsText } from '../use-terms-text.ts';
import {
  amount,
  area,
  chart,
  difference,
  ends,
  ground,
  line,
  marker,
  outlookAmount,
  outlook as outlookStyle,
  outlookText,
  plot,
} from './propose.css.ts';
import { stepsOf } from './steps-of.ts';

interface OutlookPartProps {
  outlook: ContractOutlook;
  terms: Terms;
}

/** The payment for the downline's last period under these terms. Real-time salaries depend on single bets and have none. */
export function OutlookPart({ outlook, terms }: OutlookPartProps) {
  const { t } = useTranslation('agent-contracts');
  const { tag } = useCurrentLanguage();
  const { kind, period, tiers } = terms;
  const { currency, own } = outlook;
  const text = useTermsText(currency);
  const days = usePeriodText('dividend', 'UTC');
  const last = outlook.figures.find((one) => one.period === period)?.figures;
  if (!last || kind === 'realTimeSalary') return null;
  const money = (minor: MinorUnits) => formatMoney(minor, currency, tag);
  const reached = tierReached(tiers, { ...last, singleBet: ZERO });
  const due = dueOf(terms, last);
  const change = own && minus(due, dueOf(own, last));
  const figures = {
    ...{ bet: text.money(last.validBet), loss: text.money(last.netLoss) },
    active: t('asks.active', { count: last.activeMembers }),
  };
  return (
    <>
      <div className={outlookStyle}>
        <div className={outlookText}>
          <span>
            {t('outlook.with', { days: days({ ...last, start: 0, end: 0 }) })}{' '}
            <strong>{reached ? t('tier.number', { tier: tiers.indexOf(reached) + 1 }) : t('tier.none')}</strong>
          </span>
          <span>{t('outlook.figures', figures)}</span>
        </div>
        <span className={outlookAmount}>
          <bdi className={amount}>{money(due)}</bdi>
          {change !== undefined && (
            <span className={difference}>
              {change === 0 ? t('outlook.same') : t('outlook.change', { change: signed(change, money) })}
            </span>
          )}
        </span>
      </div>
      {kind === 'dividend' && <StepsChart tiers={tiers} reached={last.netLoss} currency={currency} />}
    </>
  );
}

function signed(change: MinorUnits, money: (minor: MinorUnits) => string): string {
  return change > 0 ? `+${money(change)}` : money(change);
}

const [WIDTH, HEIGHT, TOP] = [400, 100, 8];

interface StepsChartProps {
  tiers: readonly Tier[];
  /** Net loss of the last period. */
  reached: MinorUnits;
  currency: string;
}

/** Rate by net loss. Decorative: the fields above have the numbers. */
function StepsChart({ tiers, reached, currency }: StepsChartProps) {
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
