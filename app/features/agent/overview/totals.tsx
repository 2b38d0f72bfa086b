import { Icon } from '#app/kit/icon/icon.tsx';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { TeamOverview, TeamSums } from '#schemas/generated/platform.ts';
import type { MinorUnits } from '#schemas/money/minor-units.ts';
import { formatAmount } from './format-amount.ts';
import {
  before as beforeStyle,
  card,
  cardLabel,
  cardNote,
  cards,
  cardValue,
  fall,
  loss,
  rise,
  spark,
  sparkLine,
} from './overview.css.ts';
import { formatShare } from './share.ts';

interface ChangeProps {
  now: number;
  before: number;
  /** The previous figure as text. */
  beforeText: string;
}

const [WIDTH, HEIGHT] = [100, 28];

const COUNTS = ['registrations', 'firstDeposits', 'activeMembers'] as const;
const AMOUNTS = ['turnover', 'netLoss', 'commission', 'deposits', 'withdrawals', 'rebate'] as const;
/** Figures in the order of their cards, most important first. */
const FIGURES = [
  ...(['commission', 'turnover', 'netLoss', 'activeMembers', 'registrations'] as const),
  ...(['deposits', 'withdrawals', 'firstDeposits', 'rebate'] as const),
] satisfies readonly (keyof TeamSums)[];

/** The team's totals, each with its daily course and the change since the previous period. */
export function Totals({ team }: { team: TeamOverview }) {
  const { t } = useTranslation('agent');
  const text = useFigureText(team.currency);
  return (
    <dl className={cards} aria-label={t('totals.label')}>
      {FIGURES.map((id) => (
        <div key={id} className={card}>
          <dt className={cardLabel}>{t(`totals.${id}`)}</dt>
          <dd className={team.totals[id] < 0 ? `${cardValue} ${loss}` : cardValue}>{text(id, team.totals)}</dd>
          <dd className={cardNote}>
            <Change now={team.totals[id]} before={team.before.totals[id]} beforeText={text(id, team.before.totals)} />
            <Sparkline values={team.days.map((day) => day[id])} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function useFigureText(currency: string) {
  const { tag } = useCurrentLanguage();
  const number = new Intl.NumberFormat(tag);
  return (id: (typeof COUNTS)[number] | (typeof AMOUNTS)[number], sums: TeamSums) => {
    const count = COUNTS.find((one) => one === id);
    if (count) return number.format(sums[count]);
    const amount = AMOUNTS.find((one) => one === id);
    const value: MinorUnits | undefined = amount && sums[amount];
    return value === undefined ? '' : formatAmount(value, currency, tag);
  };
}

/** Daily course of a figure. Decorative: the table of days has the numbers. */
function Sparkline({ values }: { values: readonly number[] }) {
  if (values.length < 2) return null;
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const points = values.map((value, index) => {
    const x = (index / (values.length - 1)) * WIDTH;
    const y = high === low ? HEIGHT / 2 : HEIGHT - 2 - ((value - low) / (high - low)) * (HEIGHT - 4);
    return `${x.toFixed(1)},${y.toFixed(1)}`;
  });
  return (
    <svg
      className={spark}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <polyline className={sparkLine} points={points.join(' ')} />
    </svg>
  );
}

/** Change since the previous period, by arrow and words as well as by colour. */
function Change({ now, before, beforeText }: ChangeProps) {
  const { t } = useTranslation('agent');
  const { tag } = useCurrentLanguage();
  const difference = now - before;
  if (difference === 0) return <span className={beforeStyle}>{t('change.same', { before: beforeText })}</span>;
  const share = before > 0 ? formatShare(Math.abs(difference), before, tag) : null;
  const word = difference > 0 ? 'more' : 'less';
  return (
    <>
      {share && (
        <span className={difference > 0 ? rise : fall}>
          <Icon name={difference > 0 ? 'trend-up' : 'trend-down'} size={14} /> {t(`change.${word}`, { share })}
        </span>
      )}
      <span className={beforeStyle}>{t('change.before', { before: beforeText })}</span>
    </>
  );
}
