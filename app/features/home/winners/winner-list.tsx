import { useState } from 'react';
import { Skeleton } from '#app/kit/skeleton/skeleton.tsx';
import { Empty } from '#app/kit/state/empty.tsx';
import { Problem } from '#app/kit/state/problem.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { WinnerLine } from './winner-line.tsx';
import { line, lines, moreBone, moreButton, problem } from './winners-card.css.ts';
import { type Board, useWinners } from './winners-query.ts';

/** Number of winners before “show all”. */
const FIRST = 5;
const SKELETONS = Array.from({ length: FIRST }, (_, index) => index);

export function WinnerList({ board }: { board: Board }) {
  const { t } = useTranslation('home');
  const { data: winners, dataUpdatedAt, isPending, errorUpdateCount, refetch } = useWinners(board);
  const [all, setAll] = useState(false);
  // Keep showing the error during a retry, so that the list does not flicker.
  if (!winners && errorUpdateCount > 0) {
    return (
      <div className={problem}>
        <Problem title={t('winners.failed')} onAction={() => void refetch()} />
      </div>
    );
  }
  if (winners?.length === 0) return <Empty icon="trophy" title={t('winners.none')} />;
  const shown = winners?.slice(0, all ? undefined : FIRST);
  const now = board === 'latest' ? dataUpdatedAt : undefined;
  return (
    <>
      <ol className={lines} aria-busy={isPending}>
        {shown ? shown.map((winner) => <WinnerLine key={winner.id} winner={winner} now={now} />) : <Bones />}
      </ol>
      {!winners && <span className={moreBone} />}
      {winners && winners.length > FIRST && (
        <button type="button" className={moreButton} aria-expanded={all} onClick={() => setAll(!all)}>
          {t(all ? 'winners.fewer' : 'winners.all', { count: winners.length })}
        </button>
      )}
    </>
  );
}

function Bones() {
  return SKELETONS.map((index) => (
    <li key={index} className={line}>
      <Skeleton />
    </li>
  ));
}
