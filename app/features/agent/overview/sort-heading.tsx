import { Icon } from '#app/kit/icon/icon.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { heading, headingButton, headingIcon, numeric } from './downlines.css.ts';
import type { Column, Sort } from './sort-downlines.ts';

interface SortHeadingProps {
  column: Column;
  sort: Sort;
  onSort: () => void;
}

/** A column heading: the first click sorts by the column, the next reverses the order. */
export function SortHeading({ column, sort, onSort }: SortHeadingProps) {
  const { t } = useTranslation('agent');
  const sorted = sort.column === column ? sort.direction : undefined;
  const isWord = column === 'account' || column === 'type';
  return (
    <th className={isWord ? heading : `${heading} ${numeric}`} scope="col" aria-sort={sorted ?? 'none'}>
      <button type="button" className={headingButton} onClick={onSort}>
        {t(`downlines.column.${column}`)}
        <span className={headingIcon} data-sorted={sorted}>
          <Icon name={sorted === 'ascending' ? 'arrow-up' : 'arrow-down'} size={14} />
        </span>
      </button>
    </th>
  );
}
