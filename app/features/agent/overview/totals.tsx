import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { TeamOverview, TeamSums } from '#schemas/generated/platform.ts';
import type { MinorUnits } from '#schemas/money/minor-units.ts';
import { Change } from './change.tsx';
import { formatAmount } from './format-amount.ts';
import { card, cardLabel, cardNote, cards, cardValue, loss } from './overview.css.ts';
import { Sparkline } from './sparkline.tsx';

const COUNTS = ['registrations', 'firstDeposits', 'activeMembers'] as const;
const AMOUNTS = ['turnover', 'netLoss', 'commission', 'deposits', 'withdrawals', 'rebate'] as const;
/** In the order of the cards; the first ones matter most. */
const FIGURES = [
  ...(['commission', 'turnover', 'netLoss', 'activeMembers', 'registrations'] as const),
  ...(['deposits', 'withdrawals', 'firstDeposits', 'rebate'] as const),
] satisfies readonly (keyof TeamSums)[];

/** The team's totals, each with its course and with the period before. */
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
