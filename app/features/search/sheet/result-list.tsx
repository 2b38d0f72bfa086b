import { memo } from 'react';
import { useTranslation } from '#app/language/translation.tsx';
import { deviceStorage } from '#app/storage/storage.ts';
import type { ResultGroup } from '../find/results.ts';
import { keepSearch } from '../recent/recent-searches.ts';
import { ResultRow } from './result-row.tsx';
import { group, heading, headingCount, list } from './results.css.ts';
import { rowId } from './use-active-result.ts';

interface ResultListProps {
  text: string;
  groups: readonly ResultGroup[];
  listId: string;
  /** Index of the result that Enter opens. */
  index: number;
}

/**
 * Listbox of the field, with a group for each kind of result. Opening a result stores the search. Memoised, so that a
 * key press updates the field without rendering the old rows again.
 */
export const ResultList = memo(function ResultList({ text, groups, listId, index }: ResultListProps) {
  const { t } = useTranslation('search');
  const starts = groups.map((_, groupIndex) =>
    groups.slice(0, groupIndex).reduce((sum, { results }) => sum + results.length, 0),
  );
  const keep = () => keepSearch(deviceStorage, text);
  return (
    <div id={listId} role="listbox" tabIndex={-1} aria-label={t('results')} className={list}>
      {groups.map(({ title, count, results }, groupIndex) => (
        // biome-ignore lint/a11y/useSemanticElements: a list box has groups of options, which no element has.
        <div key={title} role="group" aria-label={title} className={group}>
          <p className={heading} aria-hidden="true">
            {title}
            <span className={headingCount}>{t('number', { count })}</span>
          </p>
          {results.map((result, row) => {
            const own = (starts[groupIndex] ?? 0) + row;
            return (
              <ResultRow key={own} id={rowId(listId, own)} result={result} isActive={own === index} onChoose={keep} />
            );
          })}
        </div>
      ))}
    </div>
  );
});
