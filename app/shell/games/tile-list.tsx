import type { Ref } from 'react';
import { GameTileSkeleton } from '#app/kit/game-tile/game-tile-skeleton.tsx';
import { tileCell, tileGrid } from '#app/kit/game-tile/tile-grid.css.ts';
import type { Game } from '#app/platform/games/game-of.ts';
import { PlatformTile } from './platform-tile.tsx';

interface TileListProps {
  /** Undefined while they are on their way. */
  games: readonly Game[] | undefined;
  /** How many places there are meanwhile. */
  places: number;
  /** The grid; that of a whole page when left out. */
  className?: string;
  ref?: Ref<HTMLUListElement>;
}

/** A list of games as tiles, or in its shape what stands there until they come. */
export function TileList({ games, places, className = tileGrid, ref }: TileListProps) {
  return (
    <ul className={className} ref={ref} aria-busy={!games}>
      {games
        ? games.map((game) => (
            <li className={tileCell} key={game.nodeId}>
              <PlatformTile game={game} />
            </li>
          ))
        : [...Array(places).keys()].map((place) => (
            <li className={tileCell} key={place}>
              <GameTileSkeleton />
            </li>
          ))}
    </ul>
  );
}
