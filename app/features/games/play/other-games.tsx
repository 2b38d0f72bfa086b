import { useTranslation } from '../../../language/translation.tsx';
import { useHotGames } from '../../../shell/games/hot-games-query.ts';
import { TileList } from '../../../shell/games/tile-list.tsx';
import { useSearchParams } from '../../../shell/router/router.ts';
import { others, othersTitle } from './play.css.ts';

/** One line on a desktop, three on a phone. */
const SHOWN = 6;

/** What is hot besides the game that the address names. */
export function OtherGames() {
  const { t } = useTranslation('games');
  const [query] = useSearchParams();
  const { data: hot = [] } = useHotGames();
  const games = hot.filter(({ gameCode }) => gameCode !== query.get('gameCode')).slice(0, SHOWN);
  if (games.length === 0) return null;
  return (
    <section className={others}>
      <h2 className={othersTitle}>{t('others')}</h2>
      <TileList games={games} places={0} />
    </section>
  );
}
