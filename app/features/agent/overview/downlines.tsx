import { useId, useState } from 'react';
import { Grid } from '#app/kit/grid/grid.tsx';
import { Empty } from '#app/kit/state/empty.tsx';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { TeamOverview } from '#schemas/generated/platform.ts';
import { downlinesPanel } from './downlines.css.ts';
import { panelHead, panelNote, panelTitle } from './overview.css.ts';
import { defaultSort, sortDownlines } from './sort-downlines.ts';
import { useDownlineColumns } from './use-downline-columns.tsx';

/** The agent's direct downlines in a table that can be sorted by each column. */
export function Downlines({ team: { downlines, currency } }: { team: TeamOverview }) {
  const { t } = useTranslation('agent');
  const { tag } = useCurrentLanguage();
  const [sort, setSort] = useState(defaultSort);
  const titleId = useId();
  const columns = useDownlineColumns(currency);
  const rows = sortDownlines(downlines, sort, tag);
  return (
    <section className={downlinesPanel} aria-labelledby={titleId}>
      <div className={panelHead}>
        <h2 id={titleId} className={panelTitle}>
          {t('downlines.title')}
        </h2>
        <p className={panelNote}>{t('downlines.count', { count: downlines.length })}</p>
      </div>
      <Grid
        label={t('downlines.title')}
        look="panel"
        columns={columns}
        count={rows.length}
        rowAt={(index) => rows[index]}
        keyOf={({ account }) => account}
        sort={sort}
        onSort={setSort}
        cardSort={(column) => t('downlines.sort', { column })}
        empty={<Empty icon="users-three" title={t('downlines.empty.title')} text={t('downlines.empty.text')} />}
      />
    </section>
  );
}
