import { Button } from '#app/kit/button/button.tsx';
import { Menu } from '#app/kit/menu/menu.tsx';
import { MenuItem } from '#app/kit/menu/menu-item.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { sortMenu } from './downlines.css.ts';
import { type Column, columns, type Sort } from './sort-downlines.ts';

interface SortMenuProps {
  sort: Sort;
  onSort: (column: Column) => void;
}

/** Sorts the rows where they are cards without column headings. */
export function SortMenu({ sort, onSort }: SortMenuProps) {
  const { t } = useTranslation('agent');
  const nameOf = (column: Column) => t(`downlines.column.${column}`);
  return (
    <div className={sortMenu}>
      <Menu
        trigger={(props) => (
          <Button {...props} look="plain" icon={sort.direction === 'ascending' ? 'arrow-up' : 'arrow-down'}>
            {t('downlines.sort', { column: nameOf(sort.column) })}
          </Button>
        )}
      >
        {columns.map((column) => (
          <MenuItem key={column} checked={column === sort.column} onChoose={() => onSort(column)}>
            {nameOf(column)}
          </MenuItem>
        ))}
      </Menu>
    </div>
  );
}
