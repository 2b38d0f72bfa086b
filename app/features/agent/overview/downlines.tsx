import { useId } from 'react';
import { Grid } from '#app/kit/grid/grid.tsx';
import { Empty } from '#app/kit/state/empty.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { Link } from '#app/shell/router/router.ts';
import { useListParameters } from '#app/shell/router/use-list-parameters.ts';
import type { ProfitRow, TeamOverview } from '#schemas/generated/platform.ts';
import { PAGE } from '../office/office-path.ts';
import { allLink, downlinesPanel } from './downlines.css.ts';
import { panelHead, panelTitle } from './overview.css.ts';
import { useDownlineColumns } from './use-downline-columns.tsx';

const keyOf = ({ account }: ProfitRow) => account;

/** Direct downlines with the highest team turnover, and a link to all direct downlines in the same days. */
export function Downlines({ team: { downlines, directs, currency } }: { team: TeamOverview }) {
  const { t } = useTranslation('agent');
  const address = useListParameters('place');
  const titleId = useId();
  const columns = useDownlineColumns(currency);
  return (
    <section className={downlinesPanel} aria-labelledby={titleId}>
      <div className={panelHead}>
        <h2 id={titleId} className={panelTitle}>
          {t('downlines.title')}
        </h2>
        {directs > 0 && (
          <Link className={allLink} to={{ search: address.queryWith({ [PAGE]: 'userProfit' }) }}>
            {t('downlines.all', { count: directs })}
          </Link>
        )}
      </div>
      <Grid
        label={t('downlines.title')}
        look="panel"
        columns={columns}
        count={downlines.length}
        rowAt={(index) => downlines[index]}
        keyOf={keyOf}
        empty={<Empty icon="users-three" title={t('downlines.empty.title')} text={t('downlines.empty.text')} />}
      />
    </section>
  );
}
