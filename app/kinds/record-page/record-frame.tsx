import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { stack } from '#app/kit/layout/layout.css.ts';
import { Skeleton } from '#app/kit/skeleton/skeleton.tsx';
import { Alert } from '#app/kit/state/alert.tsx';
import { Problem } from '#app/kit/state/problem.tsx';
import * as prose from '#app/kit/text/prose.css.ts';
import { Navigate } from '#app/shell/router/router.ts';
import type { ListRange, RangeChoice } from './days/range.ts';
import { RecordHead } from './days/record-head.tsx';
import type { DaysShown } from './file/record-file.ts';
import { FilterSelect, type RecordFilter } from './record-filter.tsx';
import type { RangeWords } from './record-words.ts';
import { type Figure, FigureValue } from './totals/figure.tsx';
import { bone, fact, facts, figure, first, result, summary } from './totals/summary.css.ts';
import type { useListAddress } from './use-record-address.ts';

/** An answer with the rows of a period or their sums. */
export interface RecordAnswer extends DaysShown {
  totals: { count: number };
  currency?: string;
  /** Undefined for a record without pages. */
  totalPages?: number;
}

export type RecordAddress<Name extends ListRange> = RangeChoice<Name> &
  Omit<ReturnType<typeof useListAddress>, keyof RangeChoice<ListRange>>;

export type RecordQuery<Answer> = Pick<
  UseQueryResult<Answer>,
  'data' | 'isError' | 'isPending' | 'isPlaceholderData' | 'refetch'
>;

export interface RecordFrameProps<Name extends ListRange, Answer extends RecordAnswer> {
  address: RecordAddress<Name>;
  record: { enabled: boolean; page: RecordQuery<Answer> };
  /** Message for an account without records. */
  trial?: string;
  filter?: RecordFilter;
  /** Filters below the days and the main filter. */
  moreFilters?: ReactNode;
  /** Button that downloads the rows, if there are any. */
  action: (data: Answer, isLate: boolean) => ReactNode;
  /** Totals of all rows. */
  figures: readonly Figure<Answer>[];
  /** Title of the error if the record does not load. */
  failed: string;
  t: RangeWords<Name>;
  /** @param shown undefined while loading; @param problem replaces the rows */
  children: (shown: Answer | undefined, problem: ReactNode) => ReactNode;
}

/** Page of a member's records: days, filters, totals and the given rows. */
export function RecordFrame<Name extends ListRange, Answer extends RecordAnswer>(
  props: RecordFrameProps<Name, Answer>,
) {
  const { address, record, trial, filter, figures, failed, t } = props;
  const { data, isError, isPending, isPlaceholderData, refetch } = record.page;
  if (!record.enabled && trial !== undefined) return <Alert tone="info" text={trial} />;
  const last = Math.max(1, data?.totalPages ?? address.page);
  if (data && !isPlaceholderData && address.page > last)
    return <Navigate to={{ search: address.queryOf(last) }} replace />;
  const shown = shownOf(record.page);
  // Members without any row ever need no choice of days.
  const isEmpty = isWhole(address, filter) && shown?.totals.count === 0;
  const problem = isError && !data && <Problem title={failed} onAction={() => void refetch()} />;
  return (
    <div className={stack[5]}>
      {!isEmpty && (
        <RecordHead
          address={address}
          days={data}
          t={t}
          action={data && data.totals.count > 0 && props.action(data, isPlaceholderData)}
        >
          {filter && <FilterSelect filter={filter} onFilter={address.filter} />}
        </RecordHead>
      )}
      {props.moreFilters}
      {!isEmpty && (data || isPending) && <Summary figures={figures} data={shown} currency={data?.currency ?? 'EUR'} />}
      {props.children(shown, problem || undefined)}
    </div>
  );
}

/** Hides an empty previous answer while the next one loads: it says nothing about the new filter. */
function shownOf<Answer extends RecordAnswer>({ data, isPlaceholderData }: RecordQuery<Answer>): Answer | undefined {
  return isPlaceholderData && data?.totals.count === 0 ? undefined : data;
}

/** True if neither the days nor the filter exclude rows. */
export function isWhole({ range }: { range: ListRange }, filter: RecordFilter | undefined): boolean {
  return range === 'all' && !filter?.value;
}

interface SummaryProps<Answer> {
  /** Most important figure first. */
  figures: readonly Figure<Answer>[];
  /** Undefined while loading. */
  data: Answer | undefined;
  currency: string;
}

/** Totals of the whole range. */
function Summary<Answer>({ figures: [main, ...others], data, currency }: SummaryProps<Answer>) {
  const shown = (value: Figure<Answer>) =>
    data === undefined ? <Skeleton className={bone} /> : <FigureValue value={value} of={data} currency={currency} />;
  return (
    <section className={summary} aria-busy={data === undefined}>
      {main && (
        <dl className={first}>
          <dt className={prose.aside}>{main.name}</dt>
          <dd className={result}>{shown(main)}</dd>
        </dl>
      )}
      <dl className={facts}>
        {others.map((other) => (
          <div key={other.name} className={fact}>
            <dt className={prose.aside}>{other.name}</dt>
            <dd className={figure}>{shown(other)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
