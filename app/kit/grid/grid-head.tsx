import { nextSort, usualOf } from '../table/sort.ts';
import type { ShownColumn } from './grid-column.ts';
import { GridHeading } from './grid-heading.tsx';
import type { GridProps } from './grid-props.ts';
import { head, headRow } from './heading.css.ts';
import { Part } from './part.tsx';
import { ResizeHandle } from './resize-handle.tsx';
import { selectCell } from './row.css.ts';
import { SelectBox } from './select-box.tsx';
import type { Selection } from './use-selection.ts';

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
