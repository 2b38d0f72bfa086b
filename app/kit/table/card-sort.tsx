import { Button } from '../button/button.tsx';
import { Menu } from '../menu/menu.tsx';
import { MenuItem } from '../menu/menu-item.tsx';
import type { Sort } from './sort.ts';
import { cardSort } from './table.css.ts';
import type { TableColumn } from './table-column.ts';

interface CardSortProps<Row, Id extends string> {
  columns: readonly TableColumn<Row, Id>[];
  sort: Sort<Id>;
  onSort: (column: TableColumn<Row, Id>) => void;
  /** The button's text. */
  label: (column: string) => string;
  place: keyof typeof cardSort;
}

/** Sorts cards by a menu of the sortable columns. */
export function CardSort<Row, Id extends string>({ columns, sort, onSort, label, place }: CardSortProps<Row, Id>) {
  const sorted = columns.find(({ id }) => id === sort.column);
  return (
    <div className={cardSort[place]}>
      <Menu
        trigger={(props) => (
          <Button {...props} look="plain" icon={sort.direction === 'ascending' ? 'arrow-up' : 'arrow-down'}>
            {label(sorted?.name ?? '')}
          </Button>
        )}
      >
        {columns
          .filter(({ sortable }) => sortable)
          .map((column) => (
            <MenuItem key={column.id} checked={column === sorted} onChoose={() => onSort(column)}>
              {column.name}
            </MenuItem>
          ))}
      </Menu>
    </div>
  );
}
