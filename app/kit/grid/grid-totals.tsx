import type { ShownColumn } from './grid-column.ts';
import type { GridTotals } from './grid-props.ts';
import { Part } from './part.tsx';
import { cell, foot, lead, numeric, selectCell, text, totalsNote, totals as totalsStyle } from './row.css.ts';

interface TotalsRowProps<Id extends string> {
  totals: GridTotals<Id>;
  columns: readonly ShownColumn<never, Id>[];
  hasSelection: boolean;
  /** Place of the row among all. */
  rowIndex: number;
}

/** Stays in sight below all rows. */
export function TotalsRow<Id extends string>({ totals, columns, hasSelection, rowIndex }: TotalsRowProps<Id>) {
  const [first, ...others] = columns;
  return (
    <Part role="rowgroup" className={foot}>
      <Part role="row" className={totalsStyle} aria-rowindex={rowIndex}>
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
