import type { ComponentProps, ReactNode } from 'react';
import { PageHead } from '#app/kinds/office-page/page-head.tsx';
import { useOfficeWords } from '#app/kinds/office-page/use-office-words.ts';
import { ColumnChoice } from '#app/kit/grid/column-choice.tsx';
import type { GridColumn } from '#app/kit/grid/grid-column.ts';
import type { GridLayout } from '#app/kit/grid/grid-layout.ts';
import { stack } from '#app/kit/layout/layout.css.ts';
import { Problem } from '#app/kit/state/problem.tsx';
import { describeProblem } from '#app/shell/errors/describe-problem.ts';
import type { ListRange } from '../days/range.ts';
import type { RangeWords } from '../record-words.ts';
import { OfficeRecordHead } from './periods/office-record-head.tsx';
import { SavedViewsMenu } from './saved-views/saved-views-menu.tsx';

/** An answer about a period. */
interface OfficeAnswer {
  from: string;
  to: string;
  today: string;
  timeZone: string;
  /** Time of the figures in epoch milliseconds. */
  asOf: number;
}

interface OfficeRecord<Answer> {
  /** Undefined while loading. */
  data: Answer | undefined;
  error: Error | null;
  /** The answer is that of other days or filters. */
  isPlaceholderData?: boolean;
  refetch: (options?: { throwOnError?: boolean }) => Promise<unknown>;
}

interface OfficeRecordsProps<Name extends ListRange, Answer extends OfficeAnswer> {
  /** Title of the page; none for a part of a page. */
  title?: string;
  className?: string;
  address: ComponentProps<typeof OfficeRecordHead<Name>>['address'];
  record: OfficeRecord<Answer>;
  /** Loads all figures of the page again; by default the record. */
  refresh?: () => Promise<unknown>;
  /** The agent's saved views of the page, and the layout of its grid. */
  views?: { name: string; layout: GridLayout };
  /** Columns to choose from, with the choice's text. */
  columns?: { label: string; of: readonly Pick<GridColumn<never>, 'id' | 'name'>[] } | undefined;
  /** Button that downloads the rows. @param isLate the answer is that of other days or filters */
  action: (data: Answer, isLate: boolean) => ReactNode;
  /** A filter beside the days. */
  filter?: ReactNode;
  /** Filters below the days. */
  moreFilters?: ReactNode;
  /** Title of the problem when the record does not load. */
  failed: string;
  /** Text of the problem. */
  describe?: (error: Error) => string;
  t: RangeWords<Name>;
  /** Figures and rows. @param shown undefined while loading */
  children: (shown: Answer | undefined) => ReactNode;
}

/** Page of the back office with the records of a period: title and age, days, filters, a file, and the given figures and rows. */
export function OfficeRecords<Name extends ListRange, Answer extends OfficeAnswer>(
  props: OfficeRecordsProps<Name, Answer>,
) {
  const { title, className = stack[4], address, views, columns, failed, t, children } = props;
  const { data, error, isPlaceholderData = false, refetch } = props.record;
  const { refresh = () => refetch({ throwOnError: true }) } = props;
  const { t: say } = useOfficeWords();
  const { describe = (problem: Error) => describeProblem(problem, say) } = props;
  return (
    <div className={className}>
      {title !== undefined && (
        <PageHead title={title} fresh={{ at: data?.asOf, zone: data?.timeZone, refresh }}>
          {views && <SavedViewsMenu {...views} />}
          {views && columns && <ColumnChoice label={columns.label} columns={columns.of} layout={views.layout} />}
        </PageHead>
      )}
      <OfficeRecordHead address={address} days={data} t={t} action={data && props.action(data, isPlaceholderData)}>
        {props.filter}
      </OfficeRecordHead>
      {props.moreFilters}
      {error && !data ? (
        <Problem title={failed} text={describe(error)} onAction={() => void refetch()} />
      ) : (
        children(isPlaceholderData ? undefined : data)
      )}
    </div>
  );
}
