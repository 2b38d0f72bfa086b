import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import type { ShownColumn } from './grid-column.ts';
import type { GridSelection, GridTree } from './grid-props.ts';
import { Part } from './part.tsx';
import { bone, cell, expander, lead, leaf, noteCell, numeric, selectCell, text } from './row.css.ts';
import { SelectBox } from './select-box.tsx';

interface ExpanderProps {
  label: string;
  /** Undefined for a row without others below it, which leaves the button's room free. */
  isExpanded: boolean | undefined;
  onExpand: (isExpanded: boolean) => void;
}

interface GridCellsProps<Row> {
  /** Undefined while it loads. */
  row: Row | undefined;
  columns: readonly ShownColumn<Row>[];
  selection: GridSelection<Row> | undefined;
  isSelected: boolean | undefined;
  onSelect: (isRange: boolean) => void;
  tree: GridTree<Row> | undefined;
}

export function GridCells<Row>({ row, columns, selection, isSelected, onSelect, tree }: GridCellsProps<Row>) {
  const note = row !== undefined && tree?.noteOf?.(row);
  if (row !== undefined && note) {
    return <NoteCell row={row} tree={tree} note={note} columns={columns.length + (selection ? 1 : 0)} />;
  }
  return (
    <>
      {selection && (
        <Part role="gridcell" className={selectCell}>
          {row !== undefined && <RowBox {...{ row, selection, isSelected, onSelect }} />}
        </Part>
      )}
      {columns.map((column, index) => (
        <Part
          key={column.id}
          role={row !== undefined && index === 0 ? 'rowheader' : 'gridcell'}
          className={classesOf(column, index)}
        >
          {row === undefined ? (
            <Skeleton className={bone} />
          ) : index === 0 ? (
            <Name row={row} column={column} tree={tree} />
          ) : (
            <span className={text}>{column.cell(row)}</span>
          )}
        </Part>
      ))}
    </>
  );
}

interface NoteCellProps<Row> {
  row: Row;
  tree: GridTree<Row> | undefined;
  note: ReactNode;
  columns: number;
}

/** A row of one cell, which stays in sight when the columns move sideways. */
function NoteCell<Row>({ row, tree, note, columns }: NoteCellProps<Row>) {
  return (
    <Part role="gridcell" className={noteCell} aria-colspan={columns}>
      <Indent level={tree?.levelOf(row) ?? 1} />
      <span className={leaf} />
      {note}
    </Part>
  );
}

interface RowBoxProps<Row> extends Pick<GridCellsProps<Row>, 'isSelected' | 'onSelect'> {
  row: Row;
  selection: GridSelection<Row>;
}

/** The checkbox of a row that can be selected. */
export function RowBox<Row>({ row, selection, isSelected = false, onSelect }: RowBoxProps<Row>) {
  if (selection.canSelect?.(row) === false) return null;
  return <SelectBox isOfRow label={selection.labelOf(row)} isChecked={isSelected} onChange={onSelect} />;
}

interface NameProps<Row> {
  row: Row;
  column: Pick<ShownColumn<Row>, 'cell'>;
  tree: GridTree<Row> | undefined;
}

const INDENT = 1.375;

/** Names a row. A tree indents the name on every level, after the button that expands the row. */
export function Name<Row>({ row, column, tree }: NameProps<Row>) {
  if (!tree) return <span className={text}>{column.cell(row)}</span>;
  return (
    <>
      <Indent level={tree.levelOf(row)} />
      <Expander
        label={tree.expandLabel(row)}
        isExpanded={tree.isExpanded(row)}
        onExpand={(isExpanded) => tree.onExpand(row, isExpanded)}
      />
      <span className={text}>{column.cell(row)}</span>
    </>
  );
}

function Indent({ level }: { level: number }) {
  return <span style={{ width: `${(level - 1) * INDENT}rem`, flex: 'none' }} />;
}

function classesOf({ kind }: Pick<ShownColumn<never>, 'kind'>, index: number): string {
  const className = index === 0 ? lead : cell;
  return kind === 'number' ? `${className} ${numeric}` : className;
}

function Expander({ label, isExpanded, onExpand }: ExpanderProps) {
  if (isExpanded === undefined) return <span className={leaf} />;
  return (
    <button
      type="button"
      className={expander}
      tabIndex={-1}
      aria-label={label}
      aria-expanded={isExpanded}
      onClick={() => onExpand(!isExpanded)}
    >
      <Icon name={isExpanded ? 'caret-down' : 'caret-right'} size={16} />
    </button>
  );
}
