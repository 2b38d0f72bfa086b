import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Choice } from '#app/kit/field/choice.ts';
import type { IconName } from '#app/kit/icon/icon-name.ts';
import { stack } from '#app/kit/layout/layout.css.ts';
import { InlineSelect } from '#app/kit/select/inline-select.tsx';
import { Problem } from '#app/kit/state/problem.tsx';
import { Table } from '#app/kit/table/table.tsx';
import type { TableColumn } from '#app/kit/table/table-column.ts';
import { useViewTitle } from '#app/shell/member/view-title.ts';
import { Navigate } from '#app/shell/router/router.ts';
import type { CsvCell } from '#schemas/csv/csv-lines.ts';
import { HistoryExport, type HistoryPage } from './history-export.tsx';
import { NoHistory } from './no-history.tsx';
import { RecordFoot } from './record-foot.tsx';
import { RecordHead } from './record-head.tsx';
import type { HistoryWords } from './record-words.ts';
import type { useListAddress } from './use-record-address.ts';

interface HistoryFilter {
  /** In the address. */
  name: string;
  label: string;
  icon: IconName;
  /** Of the known choices; empty for all. */
  value: string;
  choices: readonly Choice[];
}

interface HistoryProps<Row, Answer extends HistoryPage<Row>> {
  icon: IconName;
  /** The page that adds to the list. */
  form: { path: string; name: string };
  address: ReturnType<typeof useListAddress>;
  record: {
    page: Pick<UseQueryResult<Answer>, 'data' | 'isError' | 'isPending' | 'isPlaceholderData' | 'refetch'>;
    all: (signal: AbortSignal) => AsyncIterable<Row[]>;
  };
  filter?: HistoryFilter;
  /** Of the whole range; of nothing while loading. */
  totals: (data: Answer | undefined) => ReactNode;
  columns: readonly TableColumn<Row>[];
  keyOf: (row: Row) => string;
  /** Rows for a spreadsheet, and the names of their columns. */
  file: (data: Answer) => { head: readonly CsvCell[]; line: (row: Row) => readonly CsvCell[] };
  t: HistoryWords;
}

/** All rows of a list of which a page shows the last few: by days and state, with totals, page by page, and as a file. */
export function History<Row, Answer extends HistoryPage<Row>>(props: HistoryProps<Row, Answer>) {
  const { form, icon, address, record, filter, totals, columns, keyOf, file, t } = props;
  useViewTitle(t('history.all'));
  const { data, isError, isPending, isPlaceholderData, refetch } = record.page;
  if (data && !isPlaceholderData && address.page > Math.max(1, data.totalPages))
    return <Navigate to={{ search: address.queryOf(data.totalPages) }} replace />;
  // While the next answer loads, an empty former one says nothing of what the address asks for.
  const shown = isPlaceholderData && data?.totals.count === 0 ? undefined : data;
  const isWhole = address.range === 'all' && !filter?.value;
  // Who has no rows at all needs no days to choose from.
  const isEmpty = isWhole && shown?.totals.count === 0;
  return (
    <div className={stack[5]}>
      {!isEmpty && (
        <RecordHead
          address={address}
          days={data}
          t={t}
          action={
            data &&
            data.totals.count > 0 && (
              <HistoryExport data={data} load={record.all} {...file(data)} isLate={isPlaceholderData} t={t} />
            )
          }
        >
          {filter && <InlineSelect {...filter} onChange={(value) => address.filter({ [filter.name]: value })} />}
        </RecordHead>
      )}
      {!isEmpty && (data || isPending) && totals(shown)}
      <Table
        caption={t('history.all')}
        captionHidden
        columns={columns}
        rows={shown?.content}
        keyOf={keyOf}
        problem={isError && !data ? <Problem title={t('history.failed')} onAction={() => void refetch()} /> : undefined}
        empty={
          <NoHistory
            icon={icon}
            form={isWhole ? form : undefined}
            onAll={() => address.filter({ range: null, from: null, to: null, ...(filter && { [filter.name]: null }) })}
            t={t}
          />
        }
      />
      {data && (
        <RecordFoot
          label={t('history.all')}
          address={address}
          count={data.totals.count}
          totalPages={data.totalPages}
          t={t}
        />
      )}
    </div>
  );
}
