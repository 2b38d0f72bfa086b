import { section } from '#app/kinds/list-with-detail/detail.css.ts';
import { Money } from '#app/kit/money/money.tsx';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { TeamMember, TeamWeek } from '#schemas/generated/platform.ts';
import { before, figure, figureName, weekName, weeks } from './sheet.css.ts';

const FIGURES = ['turnover', 'netLoss', 'rebate'] as const;

/** Figures of the downline's team in the last two weeks, side by side. */
export function Weeks({ member: { week, weekBefore, currency } }: { member: TeamMember }) {
  const { t } = useTranslation('agent-team');
  const days = useDays(week);
  return (
    <div className={section}>
      <table className={weeks}>
        <thead>
          <tr>
            <th scope="col" className={weekName}>
              {t('weeks.days', { days })}
            </th>
            <th scope="col" className={before}>
              {t('weeks.this')}
            </th>
            <th scope="col" className={before}>
              {t('weeks.before')}
            </th>
          </tr>
        </thead>
        <tbody>
          {FIGURES.map((id) => (
            <tr key={id}>
              <th scope="row" className={figureName}>
                {t(`weeks.${id}`)}
              </th>
              <td className={figure}>
                <Money amount={week[id]} currency={currency} />
              </td>
              <td className={before}>
                <Money amount={weekBefore[id]} currency={currency} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Formats the merchant's days, such as "Nov 15 – 21". UTC keeps time zones from shifting them. */
function useDays({ from, to }: Pick<TeamWeek, 'from' | 'to'>): string {
  const { tag } = useCurrentLanguage();
  const format = new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  return format.formatRange(Date.parse(from), Date.parse(to));
}
