import { useId } from 'react';
import { shortAmount } from '#app/kit/money/short-amount.ts';
import * as prose from '#app/kit/text/prose.css.ts';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { TeamOverview } from '#schemas/generated/platform.ts';
import { legend, legendBefore, legendNow, legendPart } from './days.css.ts';
import { DaysChart } from './days-chart.tsx';
import { DaysTable } from './days-table.tsx';
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
