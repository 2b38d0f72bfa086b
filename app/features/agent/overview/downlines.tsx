import { useId, useState } from 'react';
import { Empty } from '#app/kit/state/empty.tsx';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { TeamOverview } from '#schemas/generated/platform.ts';
import { DownlineRow } from './downline-row.tsx';
import { body, emptyPlace, row, table } from './downlines.css.ts';
import { panel, panelHead, panelNote, panelTitle } from './overview.css.ts';
import { columns, defaultSort, nextSort, sortDownlines } from './sort-downlines.ts';
import { SortHeading } from './sort-heading.tsx';
import { SortMenu } from './sort-menu.tsx';

/** The agent's direct downlines in a table that can be sorted by each column. */
export function Downlines({ team }: { team: TeamOverview }) {
  const { t } = useTranslation('agent');
  const { tag } = useCurrentLanguage();
  const [sort, setSort] = useState(defaultSort);
  const titleId = useId();
  const { downlines, currency } = team;
  return (
    <section className={panel} aria-labelledby={titleId}>
      <div className={panelHead}>
        <h2 id={titleId} className={panelTitle}>
          {t('downlines.title')}
        </h2>
        {downlines.length > 0 && <SortMenu sort={sort} onSort={(column) => setSort(nextSort(sort, column))} />}
        <p className={panelNote}>{t('downlines.count', { count: downlines.length })}</p>
      </div>
      {downlines.length === 0 ? (
        <div className={emptyPlace}>
          <Empty icon="users-three" title={t('downlines.empty.title')} text={t('downlines.empty.text')} />
        </div>
      ) : (
        <table className={table} aria-labelledby={titleId}>
          <thead>
            <tr className={row}>
              {columns.map((column) => (
                <SortHeading key={column} column={column} sort={sort} onSort={() => setSort(nextSort(sort, column))} />
              ))}
            </tr>
          </thead>
          <tbody className={body}>
            {sortDownlines(downlines, sort, tag).map((downline) => (
              <DownlineRow key={downline.account} downline={downline} currency={currency} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
