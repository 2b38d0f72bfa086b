import { type ReactNode, useId } from 'react';
import { Icon } from '../icon/icon.tsx';
import { nextSort, type Sort, usualOf } from '../table/sort.ts';
import type { ShownColumn } from './grid-column.ts';
import type { GridProps } from './grid-props.ts';
import { head, heading, headingButton, headingIcon, headRow, leadHeading } from './heading.css.ts';
import { Part } from './part.tsx';
import { ResizeHandle } from './resize-handle.tsx';
import { leaf, numeric, selectCell, text } from './row.css.ts';
import { SelectBox } from './select-box.tsx';
import type { Selection } from './use-selection.ts';

interface GridHeadingProps {
  name: string;
  isLead: boolean;
  isNumber: boolean;
  /** Begins where the names below it do, after their buttons. */
  isIndented: boolean;
  /** The order of this column, if rows are sorted by it. */
  sorted: Sort['direction'] | undefined;
  /** Undefined when the column cannot be sorted. */
  onSort: (() => void) | undefined;
  /** The handle that resizes the column. */
  children: ReactNode;
}

interface GridHeadProps<Row, Id extends string>
  extends Pick<GridProps<Row, Id>, 'sort' | 'onSort' | 'selection' | 'tree' | 'layout' | 'resizeLabel'> {
  columns: readonly ShownColumn<Row, Id>[];
  chosen: Selection;
  /** Size of the page's text beside the usual one. */
  scale: number;
}

export function GridHead<Row, Id extends string>(props: GridHeadProps<Row, Id>) {
  const { columns, sort, onSort, selection, tree, chosen } = props;
  return (
    <Part role="rowgroup" className={head}>
      <Part role="row" className={headRow} aria-rowindex={1}>
        {selection && (
          <Part role="columnheader" className={selectCell} aria-label={selection.allLabel}>
            <SelectAll label={selection.allLabel} chosen={chosen} />
          </Part>
        )}
        {columns.map((column, index) => (
          <GridHeading
            key={column.id}
            name={column.name}
            isLead={index === 0}
            isNumber={column.kind === 'number'}
            isIndented={index === 0 && tree !== undefined}
            sorted={sort?.column === column.id ? sort.direction : undefined}
            onSort={column.sortable && onSort ? () => onSort(nextSort(sort, column.id, usualOf(column))) : undefined}
          >
            <Handle column={column} {...props} />
          </GridHeading>
        ))}
      </Part>
    </Part>
  );
}

function SelectAll({ label, chosen }: { label: string; chosen: Selection }) {
  const { isAll, isSome, clear, selectAll } = chosen;
  return <SelectBox label={label} isChecked={isAll} isMixed={isSome} onChange={isAll ? clear : selectAll} />;
}

interface HandleProps extends Pick<GridProps<never>, 'layout' | 'resizeLabel'> {
  column: ShownColumn<never>;
  scale: number;
}

function Handle({ column: { id, name, width, minWidth }, layout, resizeLabel, scale }: HandleProps) {
  if (!layout || !resizeLabel) return null;
  const resize = (next: number | undefined) => {
    const { [id]: _, ...others } = layout.widths;
    layout.setWidths(next === undefined ? others : { ...others, [id]: next });
  };
  return <ResizeHandle label={resizeLabel(name)} width={width} minWidth={minWidth} scale={scale} onResize={resize} />;
}

function GridHeading({ name, isLead, isNumber, isIndented, sorted, onSort, children }: GridHeadingProps) {
  const id = useId();
  const className = isLead ? leadHeading : heading;
  return (
    <Part
      role="columnheader"
      className={isNumber ? `${className} ${numeric}` : className}
      aria-labelledby={id}
      aria-sort={onSort && (sorted ?? 'none')}
    >
      {isIndented && <span className={leaf} />}
      {onSort ? (
        <button type="button" className={headingButton} onClick={onSort}>
          <span id={id} className={text}>
            {name}
          </span>
          <span className={headingIcon} data-sorted={sorted}>
            <Icon name={sorted === 'ascending' ? 'arrow-up' : 'arrow-down'} size={14} />
          </span>
        </button>
      ) : (
        <span id={id} className={text}>
          {name}
        </span>
      )}
      {children}
    </Part>
  );
}
