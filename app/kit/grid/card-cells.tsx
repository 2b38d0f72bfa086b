import type { ReactNode } from 'react';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { visuallyHidden } from '../theme/hidden.css.ts';
import * as styles from './card.css.ts';
import { Name, RowBox } from './grid-cells.tsx';
import type { ShownColumn } from './grid-column.ts';
import type { GridSelection, GridTree } from './grid-props.ts';
import { Part } from './part.tsx';

interface CardCellsProps<Row> {
  /** Undefined while it loads. */
  row: Row | undefined;
  columns: readonly ShownColumn<Row>[];
  selection: GridSelection<Row> | undefined;
  isSelected: boolean | undefined;
  onSelect: (isRange: boolean) => void;
  tree: GridTree<Row> | undefined;
  isOpen: boolean;
  detail: ((row: Row) => ReactNode) | undefined;
}

/** The cells of a row as a card. */
export function CardCells<Row>({ row, ...props }: CardCellsProps<Row>) {
  if (row === undefined) {
    return (
      <Part role="gridcell" className={styles.card}>
        <Skeleton className={styles.bone} />
        <Skeleton className={styles.smallBone} />
      </Part>
    );
  }
  const note = props.tree?.noteOf?.(row);
  if (note) {
    return (
      <Part role="gridcell" className={styles.card}>
        {note}
      </Part>
    );
  }
  const [, ...others] = props.columns;
  const cellsIn = (...places: ShownColumn<Row>['inCard'][]) => others.filter(({ inCard }) => places.includes(inCard));
  const small = [...cellsIn('line'), ...cellsIn('lineEnd')];
  return (
    <div className={styles.card}>
      <HeadLine row={row} {...props} beside={[...cellsIn('name'), ...cellsIn('amount')]} />
      <Line className={styles.smallLine} row={row} columns={small} classOf={smallClass} />
      <Line className={styles.footLine} row={row} columns={cellsIn('foot')} />
      {props.isOpen && <Details row={row} columns={cellsIn(undefined)} detail={props.detail} />}
    </div>
  );
}

interface HeadLineProps<Row> extends Omit<CardCellsProps<Row>, 'row'> {
  row: Row;
  beside: readonly ShownColumn<Row>[];
}

function HeadLine<Row>({ row, columns: [first], beside, selection, tree, ...rest }: HeadLineProps<Row>) {
  return (
    <div className={styles.headLine}>
      {selection && (
        <Part role="gridcell">
          <RowBox row={row} selection={selection} isSelected={rest.isSelected} onSelect={rest.onSelect} />
        </Part>
      )}
      {first && (
        <Part role="rowheader" className={styles.name}>
          <Name row={row} column={first} tree={tree} />
        </Part>
      )}
      {beside.map((column) => (
        <Cell key={column.id} column={column} row={row} className={column.inCard === 'amount' ? styles.amount : ''} />
      ))}
    </div>
  );
}

interface LineProps<Row> {
  className: string;
  row: Row;
  columns: readonly ShownColumn<Row>[];
  classOf?: (column: Pick<ShownColumn<Row>, 'inCard'>) => string;
}

function Line<Row>({ className, row, columns, classOf }: LineProps<Row>) {
  if (columns.length === 0) return null;
  return (
    <div className={className}>
      {columns.map((column) => (
        <Cell key={column.id} column={column} row={row} className={classOf?.(column) ?? ''} />
      ))}
    </div>
  );
}

function smallClass({ inCard }: Pick<ShownColumn<never>, 'inCard'>): string {
  return inCard === 'lineEnd' ? styles.smallEnd : styles.smallItem;
}

interface CellProps<Row> {
  column: ShownColumn<Row>;
  row: Row;
  className: string;
}

/** A value whose place on the card explains it. Screen readers get its name, unless the text of the card has it already. */
function Cell<Row>({ column: { name, cell, cardCell }, row, className }: CellProps<Row>) {
  return (
    <Part role="gridcell" className={className}>
      {!cardCell && <span className={visuallyHidden}>{name} </span>}
      {(cardCell ?? cell)(row)}
    </Part>
  );
}

interface DetailsProps<Row> extends Pick<CardCellsProps<Row>, 'columns' | 'detail'> {
  row: Row;
}

/** Shows the further columns of an open card. */
function Details<Row>({ row, columns, detail }: DetailsProps<Row>) {
  if (columns.length === 0 && !detail) return null;
  return (
    <div className={styles.details}>
      {columns.map(({ id, name, cell }) => (
        <Part key={id} role="gridcell" className={styles.detail}>
          <span className={styles.detailName}>{name}</span> <span className={styles.detailValue}>{cell(row)}</span>
        </Part>
      ))}
      {detail && <Part role="gridcell">{detail(row)}</Part>}
    </div>
  );
}
