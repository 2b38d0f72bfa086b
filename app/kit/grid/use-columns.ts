import { type ColumnDef, getCoreRowModel, useReactTable } from '@tanstack/react-table';
import { useMemo } from 'react';
import type { GridColumn, ShownColumn } from './grid-column.ts';
import type { GridLayout } from './grid-layout.ts';

const WIDTHS = { text: 152, number: 128 };
const LEAST_WIDTH = 64;
/** The table knows the columns only: rows come in parts, and the platform sorts them. */
const NO_ROWS: never[] = [];
const USUAL = { hidden: [], widths: {} };

/** The columns to show, with their widths. */
export function useColumns<Row, Id extends string>(
  columns: readonly GridColumn<Row, Id>[],
  { hidden, widths }: Pick<GridLayout, 'hidden' | 'widths'> = USUAL,
): readonly ShownColumn<Row, Id>[] {
  const definitions = useMemo(() => columns.map(definitionOf), [columns]);
  const columnVisibility = useMemo(() => visibilityOf(columns, hidden), [columns, hidden]);
  const table = useReactTable<Row>({
    data: NO_ROWS,
    columns: definitions,
    getCoreRowModel: getCoreRowModel(),
    state: { columnVisibility, columnSizing: widths },
  });
  const visible = table.getVisibleLeafColumns();
  return useMemo(() => {
    const sizes = new Map(visible.map((column) => [column.id, column.getSize()]));
    return columns.flatMap((column) => {
      const width = sizes.get(column.id);
      const { id, minWidth = LEAST_WIDTH } = column;
      return width === undefined ? [] : [{ ...column, width, minWidth, isSized: id in widths }];
    });
  }, [columns, visible, widths]);
}

/** The first column names the rows, so it stays. */
function visibilityOf(columns: readonly GridColumn<never>[], hidden: readonly string[]): Record<string, boolean> {
  return Object.fromEntries(columns.map(({ id }, index) => [id, index === 0 || !hidden.includes(id)]));
}

function definitionOf<Row>(column: GridColumn<Row>): ColumnDef<Row> {
  const { id, name, kind = 'text', minWidth = LEAST_WIDTH, width = WIDTHS[kind] } = column;
  return { id, header: name, size: width, minSize: minWidth };
}
