import { Icon } from '../icon/icon.tsx';
import { heading, headingButton, headingIcon, headingText, numeric } from './heading.css.ts';
import type { Sort } from './sort.ts';

interface TableHeadingProps {
  name: string;
  isNumber: boolean;
  /** Current sort order of this column, if rows are sorted by it. */
  sorted: Sort['direction'] | undefined;
  /** Undefined when the column cannot be sorted. */
  onSort: (() => void) | undefined;
}

export function TableHeading({ name, isNumber, sorted, onSort }: TableHeadingProps) {
  const classes = isNumber ? `${heading} ${numeric}` : heading;
  if (!onSort) {
    return (
      <th className={classes} scope="col">
        <span className={headingText}>{name}</span>
      </th>
    );
  }
  return (
    <th className={classes} scope="col" aria-sort={sorted ?? 'none'} data-sortable>
      <button type="button" className={headingButton} onClick={onSort}>
        {name}
        <span className={headingIcon} data-sorted={sorted}>
          <Icon name={sorted === 'ascending' ? 'arrow-up' : 'arrow-down'} size={14} />
        </span>
      </button>
    </th>
  );
}
