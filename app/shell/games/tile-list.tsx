import type { Ref } from 'react';
import { GameTileSkeleton } from '#app/kit/game-tile/game-tile-skeleton.tsx';
import { tileCell, tileGrid } from '#app/kit/game-tile/tile-grid.css.ts';
import type { Game } from '#app/platform/games/game-of.ts';
import { PlatformTile } from './platform-tile.tsx';

interface TileListProps {
  /** Undefined while they load. */
  games: readonly Game[] | undefined;
  /** Number of skeletons while they load. */
  places: number;
  /** Class of the grid; a full page's grid by default. */
  className?: string;
  ref?: Ref<HTMLUListElement>;
}

/** Games as tiles, or as many skeletons while they load. */
export function TileList({ games, places, className = tileGrid, ref }: TileListProps) {
  return (
    <ul className={className} ref={ref} aria-busy={!games}>
      {games
        ? games.map((game) => (
            <li className={tileCell} key={game.nodeId}>
              <PlatformTile game={game} />
            </li>
          ))
        : [...Array(places).keys()].map((index) => (
            <li className={tileCell} key={index}>
              <GameTileSkeleton />
            </li>
          ))}
    </ul>
  );
}
