import { type ReactNode, useId } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { Sort } from '../table/sort.ts';
import { heading, headingButton, headingIcon, leadHeading } from './heading.css.ts';
import { Part } from './part.tsx';
import { leaf, numeric, text } from './row.css.ts';

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

export function GridHeading({ name, isLead, isNumber, isIndented, sorted, onSort, children }: GridHeadingProps) {
  const id = useId();
  const place = isLead ? leadHeading : heading;
  return (
    <Part
      role="columnheader"
      className={isNumber ? `${place} ${numeric}` : place}
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
