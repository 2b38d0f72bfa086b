import { Money } from '#app/kit/money/money.tsx';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { TeamOverview, TeamSums } from '#schemas/generated/platform.ts';
import { cell, heading, rowName, scroller, sumRow, table, tablePart, tableSummary } from './days.css.ts';

const COUNTS = ['registrations', 'firstDeposits', 'activeMembers'] as const;
const AMOUNTS = ['deposits', 'withdrawals', 'turnover', 'netLoss', 'rebate', 'commission'] as const;

export function DaysTable({ team }: { team: TeamOverview }) {
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
