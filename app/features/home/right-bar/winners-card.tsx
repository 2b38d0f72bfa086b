import { useState } from 'react';
import { Skeleton } from '../../../kit/skeleton/skeleton.tsx';
import { useTranslation } from '../../../language/translation.tsx';
import { card, cardTitle } from '../../../shell/right-bar/card.css.ts';
import { WinnerLine } from './winner-line.tsx';
import { line, lines, more } from './winners-card.css.ts';
import { useWinners } from './winners-query.ts';
import { idOf } from './with-winner.ts';

/** How many stand there before somebody asks for all. */
const FIRST = 5;
const SKELETONS = Array.from({ length: FIRST }, (_, index) => index);

/** Who has won lately. Without winners there is no board; one that cannot be had is left out, since nothing hangs on it. */
export function WinnersCard() {
  const { t } = useTranslation('home');
  const { data: winners, isPending } = useWinners();
  const [all, setAll] = useState(false);
  if (!isPending && !winners?.length) return null;
  const shown = winners?.slice(0, all ? undefined : FIRST);
  return (
    <section className={card} aria-label={t('winners.title')}>
      <h2 className={cardTitle}>{t('winners.title')}</h2>
      <ol className={lines} aria-busy={isPending}>
        {shown
          ? shown.map((winner) => <WinnerLine key={idOf(winner)} winner={winner} />)
          : SKELETONS.map((index) => (
              <li key={index} className={line}>
                <Skeleton />
              </li>
            ))}
      </ol>
      {winners && winners.length > FIRST && (
        <button type="button" className={more} aria-expanded={all} onClick={() => setAll(!all)}>
          {t(all ? 'winners.fewer' : 'winners.all', { count: winners.length })}
        </button>
      )}
    </section>
  );
}
