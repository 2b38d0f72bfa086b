import { Button } from '#app/kit/button/button.tsx';
import { Money } from '#app/kit/money/money.tsx';
import { Table } from '#app/kit/table/table.tsx';
import type { TableColumn } from '#app/kit/table/table-column.ts';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { BetTotals } from '#schemas/generated/platform.ts';
import { cellButton, figures } from '../shared/records.css.ts';
import { SignedMoney } from '../shared/signed-money.tsx';
import type { ResultRow } from './result-rows.ts';

interface ResultTableProps {
  title: string;
  /** Of the first column. */
  name: string;
  rows: readonly ResultRow[];
  totals: BetTotals;
  currency: string;
  chosen: string;
  onChoose: (key: string) => void;
}

/** Below this many rows, the table also lists groups without a bet. */
const FEW = 7;
/** Cannot be the key of a day, a game type or a vendor. */
const TOTAL = ' total';
const keyOf = ({ key }: ResultRow) => key;

/** The rows of the chart in figures, with their sum as the last row. */
export function ResultTable({ title, name, rows, totals, currency, chosen, onChoose }: ResultTableProps) {
  const { t } = useTranslation('member-records');
  const columns = useColumns(currency);
  const first: TableColumn<ResultRow> = {
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
  const total: ResultRow = { ...totals, key: TOTAL, name: t('profit.total'), short: '', filters: {} };
  return (
    <Table
      caption={title}
      captionHidden
      columns={[first, ...columns]}
      rows={[...(rows.length > FEW ? rows.filter(({ count }) => count > 0) : rows), total]}
      keyOf={keyOf}
      empty={null}
    />
  );
}

function useColumns(currency: string): TableColumn<ResultRow>[] {
  const { t } = useTranslation('member-records');
  const { tag } = useCurrentLanguage();
  const number = new Intl.NumberFormat(tag);
  return [
    {
      id: 'profit',
      name: t('betting.profit'),
      kind: 'number',
      besideName: true,
      cell: ({ profit }) => <SignedMoney amount={profit} currency={currency} />,
    },
    {
      id: 'count',
      name: t('betting.count'),
      kind: 'number',
      cell: ({ count }) => <bdi className={figures}>{number.format(count)}</bdi>,
    },
    {
      id: 'stake',
      name: t('betting.stake'),
      kind: 'number',
      cell: ({ stake }) => <Money amount={stake} currency={currency} />,
    },
    {
      id: 'paid',
      name: t('betting.paid'),
      kind: 'number',
      cell: ({ paid }) => <Money amount={paid} currency={currency} />,
    },
  ];
}
