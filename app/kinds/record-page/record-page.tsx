import type { ReactNode } from 'react';
import { Table } from '#app/kit/table/table.tsx';
import type { ListRange } from './days/range.ts';
import { RecordExport } from './file/record-export.tsx';
import type { FileColumn } from './file/record-file.ts';
import { RecordFoot } from './foot/record-foot.tsx';
import { type RecordAnswer, RecordFrame, type RecordFrameProps, type RecordQuery } from './record-frame.tsx';
import type { ExportWords, SizeWords } from './record-words.ts';
import { type RecordColumn, useTableColumns } from './table/use-table-columns.tsx';

/** One page of the rows of a period. */
export interface RecordRows<Row> extends RecordAnswer {
  content: readonly Row[];
  totalPages: number;
}

type Frame<Name extends ListRange, Answer extends RecordAnswer> = Omit<
  RecordFrameProps<Name, Answer>,
  'record' | 'action' | 'children'
>;

export interface RecordPageProps<Name extends ListRange, Row, Answer extends RecordRows<Row>>
  extends Frame<Name, Answer> {
  /** Name of the table, its pages and the file. */
  title: string;
  record: {
    enabled: boolean;
    page: RecordQuery<Answer>;
    all: (answer: Answer, signal: AbortSignal) => AsyncIterable<readonly Row[]>;
  };
  columns: readonly RecordColumn<Row>[];
  /** Columns of the file. */
  file: readonly FileColumn<Row>[];
  /** Currency of a row's amounts, if it differs from that of the whole record. */
  currencyOf?: (row: Row) => string;
  keyOf: (row: Row) => string;
  /** Shown for a table without rows. */
  empty: ReactNode;
  t: RecordFrameProps<Name, Answer>['t'] & ExportWords & SizeWords;
}

/** Table of records with days, a filter, totals, pages and a download. */
export function RecordPage<Name extends ListRange, Row, Answer extends RecordRows<Row>>(
  props: RecordPageProps<Name, Row, Answer>,
) {
  const { title, address, record, file, keyOf, empty, t } = props;
  const { data } = record.page;
  const { currencyOf = () => data?.currency ?? 'EUR' } = props;
  const columns = useTableColumns({ columns: props.columns, days: data, currencyOf });
  return (
    <RecordFrame
      {...props}
      action={(answer, isLate) => (
        <RecordExport
          {...{ title, currencyOf, isLate, t }}
          columns={file}
          days={answer}
          load={(signal) => record.all(answer, signal)}
          total={answer.totals.count}
        />
      )}
    >
      {(shown, problem) => (
        <>
          <Table
            caption={title}
            captionHidden
            columns={columns}
            rows={shown?.content}
            keyOf={keyOf}
            problem={problem}
            empty={empty}
          />
          {data && (
            <RecordFoot label={title} address={address} count={data.totals.count} totalPages={data.totalPages} t={t} />
          )}
        </>
      )}
    </RecordFrame>
  );
}
