import { memo, useLayoutEffect, useRef } from 'react';
import { GameTileSkeleton } from '#app/kit/game-tile/game-tile-skeleton.tsx';
import { tileCell } from '#app/kit/game-tile/tile-grid.css.ts';
import type { Game } from '#app/platform/games/game-of.ts';
import { PlatformTile } from '#app/shell/games/platform-tile.tsx';
import { aside } from './game-grid.css.ts';

interface GameCellProps {
  /** Undefined where it is on its way. */
  game: Game | undefined;
  /** Its place in the whole list, from 0, and how many there are: a reader is told both. None while that is not known. */
  index: number;
  count: number;
  /** Where its row would be, in CSS pixels, when it stands outside the grid. */
  at: number | undefined;
}

/** One place of the grid; it is rendered anew only when what it shows has changed. */
export const GameCell = memo(function GameCell({ game, index, count, at }: GameCellProps) {
  const ref = useRef<HTMLLIElement>(null);
  const isAside = at !== undefined;
  useLayoutEffect(() => {
    if (isAside) ref.current?.style.setProperty('--at', `${at}px`);
  }, [at, isAside]);
  return (
    <li
      ref={ref}
      className={isAside ? aside : tileCell}
      data-aside={isAside || undefined}
      data-index={index}
      aria-posinset={count > 0 ? index + 1 : undefined}
      aria-setsize={count > 0 ? count : undefined}
    >
      {game ? <PlatformTile game={game} /> : <GameTileSkeleton />}
    </li>
  );
});
