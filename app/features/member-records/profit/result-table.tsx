import { type RecordColumn, useTableColumns } from '#app/kinds/record-page/table/use-table-columns.tsx';
import { Button } from '#app/kit/button/button.tsx';
import { Table } from '#app/kit/table/table.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { BetTotals } from '#schemas/generated/platform.ts';
import { cellButton } from '../shared/records.css.ts';
import { useSumColumns } from '../shared/use-sum-columns.ts';
import type { ResultRow } from './result-rows.ts';

interface ResultTableProps {
  title: string;
  /** Heading of the first column. */
  name: string;
  rows: readonly ResultRow[];
  totals: BetTotals;
  currency: string;
  chosen: string;
  onChoose: (key: string) => void;
}

/** Below this many rows, the table also lists groups without a bet. */
const FEW = 7;
/** Starts with a space, so that it matches no day, game type or vendor. */
const TOTAL = ' total';
const keyOf = ({ key }: ResultRow) => key;

/** The chart's rows as figures, with a total at the end. */
export function ResultTable({ title, name, rows, totals, currency, chosen, onChoose }: ResultTableProps) {
  const { t } = useTranslation('member-records');
  const first: RecordColumn<ResultRow> = {
    id: 'name',
    name,
    cell: ({ key, name: text }) =>
      key === TOTAL ? (
        text
      ) : (
        <span className={cellButton}>
          <Button look="plain" aria-pressed={key === chosen} onClick={() => onChoose(key)}>
            {text}
          </Button>
        </span>
      ),
  };
  const columns = useTableColumns<ResultRow>({
    columns: [first, ...useSumColumns()],
    days: undefined,
    currencyOf: () => currency,
  });
  const total: ResultRow = { ...totals, key: TOTAL, name: t('profit.total'), short: '', filters: {} };
  return (
    <Table
      caption={title}
      captionHidden
      columns={columns}
      rows={[...(rows.length > FEW ? rows.filter(({ count }) => count > 0) : rows), total]}
      keyOf={keyOf}
      empty={null}
    />
  );
}
