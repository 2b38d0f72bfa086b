import type { ShownColumn } from './grid-column.ts';
import type { GridTotals } from './grid-props.ts';
import { Part } from './part.tsx';
import {
  apart as apartStyle,
  cell,
  foot,
  lead,
  numeric,
  selectCell,
  text,
  totalsNote,
  totals as totalsStyle,
} from './row.css.ts';

interface TotalsRowsProps<Id extends string> {
  totals: GridTotals<Id>;
  apart: GridTotals<Id> | undefined;
  columns: readonly ShownColumn<never, Id>[];
  hasSelection: boolean;
  /** Place of the first of these rows among all. */
  rowIndex: number;
}

/** Stay in sight below all rows. */
export function TotalsRows<Id extends string>({ totals, apart, rowIndex, ...row }: TotalsRowsProps<Id>) {
  return (
    <Part role="rowgroup" className={foot}>
      {apart && <TotalsRow {...row} totals={apart} className={apartStyle} rowIndex={rowIndex} />}
      <TotalsRow {...row} totals={totals} className={totalsStyle} rowIndex={apart ? rowIndex + 1 : rowIndex} />
    </Part>
  );
}

interface TotalsRowProps<Id extends string> extends Omit<TotalsRowsProps<Id>, 'apart'> {
  className: string;
}

function TotalsRow<Id extends string>({ totals, columns, hasSelection, rowIndex, className }: TotalsRowProps<Id>) {
  const [first, ...others] = columns;
  return (
    <Part role="row" className={className} aria-rowindex={rowIndex}>
      {hasSelection && <Part role="gridcell" className={selectCell} />}
      {first && (
        <Part role="rowheader" className={lead}>
          <span className={text}>{totals.name}</span>
        </Part>
      )}
      {others.map((column) => (
        <Total key={column.id} column={column} totals={totals} isLast={column === columns.at(-1)} />
      ))}
    </Part>
  );
}

interface TotalProps<Id extends string> {
  column: ShownColumn<never, Id>;
  totals: GridTotals<Id>;
  isLast: boolean;
}

function Total<Id extends string>({ column: { id, kind }, totals: { cells, note }, isLast }: TotalProps<Id>) {
  const isNote = isLast && cells[id] === undefined && note !== undefined;
  const className = isNote ? totalsNote : kind === 'number' ? numeric : '';
  return (
    <Part role="gridcell" className={`${cell} ${className}`}>
      {isNote ? note : <span className={text}>{cells[id]}</span>}
    </Part>
  );
}
