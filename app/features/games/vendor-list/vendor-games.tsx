import { useQuery } from '@tanstack/react-query';
import { button } from '../../../kit/button/button.css.ts';
import { GameTileSkeleton } from '../../../kit/game-tile/game-tile-skeleton.tsx';
import { tileCell } from '../../../kit/game-tile/tile-grid.css.ts';
import { Problem } from '../../../kit/state/problem.tsx';
import { useTranslation } from '../../../language/translation.tsx';
import type { Game, VendorCard } from '../../../platform/contract.ts';
import { categoryOf } from '../../../platform/games/game-category.ts';
import { useGamePages } from '../../../shell/games/games-query.ts';
import { PlatformTile } from '../../../shell/games/platform-tile.tsx';
import { paths } from '../../../shell/router/paths.ts';
import { Link } from '../../../shell/router/router.ts';
import { all, grid } from './vendor-list.css.ts';

/** More are for the whole list, which has a search and an order. */
const PAGE = { pageNo: 1, pageSize: 24 } as const;
const SKELETONS = [0, 1, 2, 3, 4, 5];

interface VendorGamesProps {
  vendor: VendorCard;
  gameType: Game['gameType'];
}

/** The first games of a vendor, and the way to all of them. */
export function VendorGames({ vendor: { vassalage }, gameType }: VendorGamesProps) {
  const { t } = useTranslation(['games', 'shell']);
  const category = categoryOf(gameType);
  const { data, isError, refetch } = useQuery(useGamePages()({ category, vassalage, ...PAGE }));
  if (isError)
    return (
      <Problem title={t('problem.list')} action={t('error.retry', { ns: 'shell' })} onAction={() => void refetch()} />
    );
  const whole = category && `${paths[category]}?${new URLSearchParams({ vassalage })}`;
  return (
    <>
      <ul className={grid} aria-busy={!data}>
        {data
          ? data.games.map((game) => (
              <li className={tileCell} key={game.nodeId}>
                <PlatformTile game={game} />
              </li>
            ))
          : SKELETONS.map((index) => (
              <li className={tileCell} key={index}>
                <GameTileSkeleton />
              </li>
            ))}
      </ul>
      {data && data.total > data.games.length && whole && (
        <Link className={`${button.outline} ${all}`} to={whole} replace>
          {t('list.all', { count: data.total })}
        </Link>
      )}
    </>
  );
}
