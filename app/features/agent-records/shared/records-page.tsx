import type { ReactNode } from 'react';
import { PageHead } from '#app/kinds/office-page/page-head.tsx';
import { OfficeRecordHead } from '#app/kinds/record-page/office/periods/office-record-head.tsx';
import { SavedViewsMenu } from '#app/kinds/record-page/office/saved-views/saved-views-menu.tsx';
import { ColumnChoice } from '#app/kit/grid/column-choice.tsx';
import type { GridLayout } from '#app/kit/grid/grid-layout.ts';
import { Problem } from '#app/kit/state/problem.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { useRefreshTeam } from '#app/shell/team/use-refresh-team.ts';
import { describeRefusal } from './describe-refusal.ts';
import { listPart, page as pageStyle } from './records.css.ts';
import type { RecordsAddress } from './use-records-address.ts';

interface Days {
  from: string;
  to: string;
  today: string;
  timeZone: string;
  asOf: number;
}

interface RecordsPageProps {
  /** Name of the page's saved views. */
  name: string;
  title: string;
  address: Pick<RecordsAddress, 'range'>;
  /** The platform's answer; undefined while loading. */
  page: Days | undefined;
  /** Columns of the grid; undefined where rows are cards. */
  columns: readonly { id: string; name: string }[] | undefined;
  layout: GridLayout;
  /** Button that downloads the rows. */
  action: ReactNode;
  filters: ReactNode;
  problem: { title: string; error: Error | null; retry: () => void };
  /** Totals and rows. */
  children: ReactNode;
  /** Sheet of the open row. */
  beside: ReactNode;
}

/** Page of a team's records: days, filters, totals and rows. */
export function RecordsPage(props: RecordsPageProps) {
  const { name, title, address, page, columns, layout, problem } = props;
  const { t } = useTranslation('agent-records');
  const refresh = useRefreshTeam();
  return (
    <div className={pageStyle}>
      <div className={listPart}>
        <PageHead
          title={title}
          fresh={{ at: page?.asOf, zone: page?.timeZone, refresh: () => refresh({ throwOnError: true }) }}
        >
          <SavedViewsMenu name={name} layout={layout} />
          {columns && <ColumnChoice label={t('columns')} columns={columns} layout={layout} />}
        </PageHead>
        <OfficeRecordHead address={address.range} days={page} t={t} action={props.action} />
        {props.filters}
        {problem.error ? (
          <Problem title={problem.title} text={describeRefusal(problem.error, t)} onAction={problem.retry} />
        ) : (
          props.children
        )}
      </div>
      {props.beside}
    </div>
  );
}
