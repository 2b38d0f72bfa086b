import { useState } from 'react';
import { Skeleton } from '#app/kit/skeleton/skeleton.tsx';
import { Problem } from '#app/kit/state/problem.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { card, cardTitle } from '#app/shell/right-bar/card.css.ts';
import { WinnerLine } from './winner-line.tsx';
import { line, lines, moreBone, moreButton, problem } from './winners-card.css.ts';
import { useWinners } from './winners-query.ts';

/** Winners shown before “show all”. */
const FIRST = 5;
const SKELETONS = Array.from({ length: FIRST }, (_, index) => index);

/** Recent winners. Hidden when there are none; after a failure it keeps its place, so that nothing below moves up. */
export function WinnersCard() {
  const { t } = useTranslation('home');
  const { data: winners, isPending, errorUpdateCount, refetch } = useWinners();
  const [all, setAll] = useState(false);
  if (winners?.length === 0) return null;
  // During a retry the failure stays visible, so that nothing flickers.
  const isFailed = !winners && errorUpdateCount > 0;
  const shown = winners?.slice(0, all ? undefined : FIRST);
  return (
    <section className={card} aria-label={t('winners.title')}>
      <h2 className={cardTitle}>{t('winners.title')}</h2>
      {isFailed ? (
        <div className={problem}>
          <Problem title={t('winners.failed')} action={t('shell:error.retry')} onAction={() => void refetch()} />
        </div>
      ) : (
        <ol className={lines} aria-busy={isPending}>
          {shown ? shown.map((winner) => <WinnerLine key={winner.id} winner={winner} />) : <Bones />}
        </ol>
      )}
      {!winners && <span className={moreBone} />}
      {winners && winners.length > FIRST && (
        <button type="button" className={moreButton} aria-expanded={all} onClick={() => setAll(!all)}>
          {t(all ? 'winners.fewer' : 'winners.all', { count: winners.length })}
        </button>
      )}
    </section>
  );
}

function Bones() {
  return SKELETONS.map((index) => (
    <li key={index} className={line}>
      <Skeleton />
    </li>
  ));
}
