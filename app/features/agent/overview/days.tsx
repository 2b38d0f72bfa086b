import { useId } from 'react';
import { Money } from '#app/kit/money/money.tsx';
import { shortAmount } from '#app/kit/money/short-amount.ts';
import * as prose from '#app/kit/text/prose.css.ts';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { TeamOverview, TeamSums } from '#schemas/generated/platform.ts';
import {
  cell,
  heading,
  legend,
  legendBefore,
  legendNow,
  legendPart,
  rowName,
  scroller,
  sumRow,
  table,
  tablePart,
  tableSummary,
} from './days.css.ts';
import { DaysChart } from './days-chart.tsx';
import { panel, panelHead, panelTitle } from './overview.css.ts';

/** Turnover of each day beside the same day of the previous period, as a chart and a table. */
export function Days({ team }: { team: TeamOverview }) {
  const { t } = useTranslation('agent');
  const { tag } = useCurrentLanguage();
  const titleId = useId();
  const day = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' });
  const { from, to } = team.before;
  const before = day.formatRange(Date.parse(from), Date.parse(to));
  return (
    <section className={panel} aria-labelledby={titleId}>
      <div className={panelHead}>
        <h2 id={titleId} className={panelTitle}>
          {t('days.title')}
        </h2>
        <p className={prose.note}>
          <span className={legend}>
            <span className={legendPart}>
              <span className={legendNow} /> {t('days.now')}
            </span>
            <span className={legendPart}>
              <span className={legendBefore} /> {before}
            </span>
          </span>
        </p>
      </div>
      <DaysChart
        days={team.days}
        before={team.before.days}
        short={(amount) => shortAmount(amount, team.currency, tag)}
      />
      <DaysTable team={team} />
    </section>
  );
}

const COUNTS = ['registrations', 'firstDeposits', 'activeMembers'] as const;

const AMOUNTS = ['deposits', 'withdrawals', 'turnover', 'netLoss', 'rebate', 'commission'] as const;

function DaysTable({ team }: { team: TeamOverview }) {
  const { t } = useTranslation('agent');
  const { tag } = useCurrentLanguage();
  const date = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' });
  return (
    <details className={tablePart}>
      <summary className={tableSummary}>{t('days.table')}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users need the focus to scroll a narrow table. */}
      <section className={scroller} aria-label={t('days.table')} tabIndex={0}>
        <table className={table}>
          <thead>
            <tr>
              {(['day', ...COUNTS, ...AMOUNTS] as const).map((id) => (
                <th key={id} className={heading} scope="col">
                  {id === 'day' ? t('days.day') : t(`totals.${id}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {team.days.map(({ day, ...sums }) => (
              <Row key={day} name={date.format(Date.parse(day))} sums={sums} currency={team.currency} />
            ))}
          </tbody>
          <tfoot className={sumRow}>
            <Row name={t('days.total')} sums={team.totals} currency={team.currency} />
          </tfoot>
        </table>
      </section>
    </details>
  );
}

function Row({ name, sums, currency }: { name: string; sums: TeamSums; currency: string }) {
  const { tag } = useCurrentLanguage();
  const number = new Intl.NumberFormat(tag);
  return (
    <tr>
      <th className={rowName} scope="row">
        {name}
      </th>
      {COUNTS.map((id) => (
        <td key={id} className={cell}>
          {number.format(sums[id])}
        </td>
      ))}
      {AMOUNTS.map((id) => (
        <td key={id} className={cell}>
          <Money amount={sums[id]} currency={currency} />
        </td>
      ))}
    </tr>
  );
}
