import { tileCell, tileGrid } from '../../../kit/game-tile/tile-grid.css.ts';
import { useTranslation } from '../../../language/translation.tsx';
import { useHotGames } from '../../../shell/games/hot-games-query.ts';
import { PlatformTile } from '../../../shell/games/platform-tile.tsx';
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
      <ul className={tileGrid}>
        {games.map((game) => (
          <li className={tileCell} key={game.nodeId}>
            <PlatformTile game={game} />
          </li>
        ))}
      </ul>
    </section>
  );
}
