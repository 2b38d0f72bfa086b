import { Button } from '#app/kit/button/button.tsx';
import { Skeleton } from '#app/kit/skeleton/skeleton.tsx';
import { Problem } from '#app/kit/state/problem.tsx';
import { visuallyHidden } from '#app/kit/theme/hidden.css.ts';
import { useTranslation } from '#app/language/translation.tsx';
import type { Search } from '../find/use-search.ts';
import { NothingFound } from './nothing-found.tsx';
import { ResultList } from './result-list.tsx';
import { boneArt, boneRow, boneText, foot } from './results.css.ts';
import { page } from './search-sheet.css.ts';
import type { ActiveResult } from './use-active-result.ts';

interface ResultsProps {
  text: string;
  search: Search;
  active: ActiveResult;
  /** Whether the results belong to the text in the field, not to the one before. */
  isCurrent: boolean;
  /** Shows more games; undefined if it already shows the maximum. */
  onMore: (() => void) | undefined;
}

/** Announces and shows the results, or explains why there are none. */
export function Results({ text, search, active, isCurrent, onMore }: ResultsProps) {
  const { t } = useTranslation('search');
  const { groups, count, isLoading } = search;
  const hasMore = groups.some((one) => one.results.length < one.count);
  const said = count > 0 ? t('found', { count }) : t('none.title', { text });
  return (
    <>
      <p role="status" aria-busy={!isCurrent || isLoading} className={visuallyHidden}>
        {count > 0 || !isLoading ? said : t('loading')}
      </p>
      {count > 0 ? (
        <ResultList {...{ text, groups }} listId={active.listId} index={active.index} />
      ) : (
        <WithoutResults {...{ text, search }} />
      )}
      {hasMore && onMore && (
        <div className={foot}>
          <Button onClick={onMore}>{t('more')}</Button>
        </div>
      )}
    </>
  );
}

function WithoutResults({ text, search }: Pick<ResultsProps, 'text' | 'search'>) {
  const { t } = useTranslation('search');
  const { isLoading, isError, retry } = search;
  return (
    <div className={page}>
      {isLoading && <Waiting />}
      {isError && <Problem title={t('failed')} onAction={retry} />}
      {!isLoading && !isError && <NothingFound text={text} />}
    </div>
  );
}

/** Skeleton rows while the games load. */
function Waiting() {
  return (
    <div aria-hidden="true">
      {['first', 'second', 'third', 'fourth'].map((name) => (
        <span key={name} className={boneRow}>
          <Skeleton className={boneArt} />
          <Skeleton className={boneText} />
        </span>
      ))}
    </div>
  );
}
