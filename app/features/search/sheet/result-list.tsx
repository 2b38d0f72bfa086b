import { useTranslation } from '#app/language/translation.tsx';
import { deviceStorage } from '#app/storage/storage.ts';
import type { ResultGroup } from '../find/results.ts';
import { keepSearch } from '../recent/recent-searches.ts';
import { ResultRow } from './result-row.tsx';
import { group, heading, headingCount, list } from './results.css.ts';
import type { ActiveResult } from './use-active-result.ts';

interface ResultListProps {
  text: string;
  groups: readonly ResultGroup[];
  active: ActiveResult;
}

/** The list of the field: a group for each kind of result. A search from which something is chosen is kept. */
export function ResultList({ text, groups, active }: ResultListProps) {
  const { t } = useTranslation('search');
  const starts = groups.map((_, at) => groups.slice(0, at).reduce((sum, { results }) => sum + results.length, 0));
  const keep = () => keepSearch(deviceStorage, text);
  return (
    <div id={active.listId} role="listbox" tabIndex={-1} aria-label={t('results')} className={list}>
      {groups.map(({ title, count, results }, at) => (
        // biome-ignore lint/a11y/useSemanticElements: a list box has groups of options, which no element has.
        <div key={title} role="group" aria-label={title} className={group}>
          <p className={heading} aria-hidden="true">
            {title}
            <span className={headingCount}>{t('number', { count })}</span>
          </p>
          {results.map((result, row) => {
            const place = (starts[at] ?? 0) + row;
            return (
              <ResultRow
                key={`${result.to} ${result.name}`}
                id={active.idOf(place)}
                result={result}
                isActive={place === active.place}
                onChoose={keep}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}
