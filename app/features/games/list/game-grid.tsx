import { useBrand } from '../../../brand/brand-context.tsx';
import { button } from '../../../kit/button/button.css.ts';
import { GameTileSkeleton } from '../../../kit/game-tile/game-tile-skeleton.tsx';
import { place } from '../../../kit/game-tile/tile.css.ts';
import { tileCell, tileGrid } from '../../../kit/game-tile/tile-grid.css.ts';
import { Empty } from '../../../kit/state/empty.tsx';
import { Problem } from '../../../kit/state/problem.tsx';
import { useTranslation } from '../../../language/translation.tsx';
import type { GameCategory } from '../../../platform/games/game-category.ts';
import { PlatformTile } from '../../../shell/games/platform-tile.tsx';
import { paths } from '../../../shell/router/paths.ts';
import { Link } from '../../../shell/router/router.ts';
import { result } from './games-page.css.ts';
import { type GameList, useGameList } from './use-game-list.ts';
import type { ListAddress } from './use-list-address.ts';
import { useSlice } from './use-slice.ts';

const SKELETONS = Array.from({ length: 24 }, (_, index) => index);

interface GameGridProps {
  category: GameCategory;
  address: ListAddress;
}

/** The games that the address asks for. */
export function GameGrid({ category, address: { vassalage, search, to } }: GameGridProps) {
  const { t } = useTranslation(['games', 'shell']);
  const { ref, slice } = useSlice();
  const list = useGameList({ category, vassalage, search, slice });
  const { games, isPending, isError, isWhole, retry } = list;
  return (
    <>
      <p className={result} aria-live="polite">
        {!isPending && isWhole && games.length > 0 && t('result', { count: games.length })}
      </p>
      {isError && <Problem title={t('problem.list')} action={t('error.retry', { ns: 'shell' })} onAction={retry} />}
      {!isPending && isWhole && !isError && games.length === 0 && (
        <NothingFound search={search} all={to({ search: '' })} />
      )}
      <ul className={tileGrid} ref={ref} aria-busy={isPending}>
        {isPending
          ? !isError &&
            SKELETONS.map((index) => (
              <li className={tileCell} key={index}>
                <GameTileSkeleton />
              </li>
            ))
          : games.map((game, index) => {
              const drawn = index >= slice.start && index < slice.end;
              return <Cell key={game?.nodeId ?? `place-${index}`} game={game} drawn={drawn} />;
            })}
      </ul>
    </>
  );
}

interface CellProps {
  game: GameList['games'][number];
  /** Near enough to be drawn; else it only keeps its place. */
  drawn: boolean;
}

function Cell({ game, drawn }: CellProps) {
  const { layout } = useBrand().theme;
  if (!drawn) return <li className={place} data-shape={layout.tile} aria-hidden="true" />;
  return <li className={tileCell}>{game ? <PlatformTile game={game} /> : <GameTileSkeleton />}</li>;
}

function NothingFound({ search, all }: { search: string; all: string }) {
  const { t } = useTranslation('games');
  return search ? (
    <Empty icon="magnifying-glass" title={t('empty.search', { search })} text={t('empty.searchText')}>
      <Link className={button.outline} to={all} replace>
        {t('empty.all')}
      </Link>
    </Empty>
  ) : (
    <Empty icon="game-controller" title={t('empty.category')} text={t('empty.categoryText')}>
      <Link className={button.outline} to={paths.index}>
        {t('empty.home')}
      </Link>
    </Empty>
  );
}
