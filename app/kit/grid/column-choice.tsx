import { Button } from '../button/button.tsx';
import { Menu } from '../menu/menu.tsx';
import { MenuCheck } from '../menu/menu-check.tsx';
import type { GridColumn } from './grid-column.ts';
import type { GridLayout } from './grid-layout.ts';

interface ColumnChoiceProps {
  /** The button's text. */
  label: string;
  /** All columns of the grid; the first one is always shown. */
  columns: readonly Pick<GridColumn<never>, 'id' | 'name'>[];
  layout: GridLayout;
}

/** A menu of the columns of a `Grid`. */
export function ColumnChoice({ label, columns, layout: { hidden, setHidden } }: ColumnChoiceProps) {
  return (
    <Menu
      trigger={(props) => (
        <Button {...props} icon="columns">
          {label}
        </Button>
      )}
    >
      {columns.slice(1).map(({ id, name }) => (
        <MenuCheck
          key={id}
          checked={!hidden.includes(id)}
          onChange={(isShown) => setHidden(isShown ? hidden.filter((other) => other !== id) : [...hidden, id])}
        >
          {name}
        </MenuCheck>
      ))}
    </Menu>
  );
}
