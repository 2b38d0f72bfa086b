import { memo, useLayoutEffect, useRef } from 'react';
import { GameTileSkeleton } from '#app/kit/game-tile/game-tile-skeleton.tsx';
import { tileCell } from '#app/kit/game-tile/tile-grid.css.ts';
import type { Game } from '#app/platform/games/game-of.ts';
import { PlatformTile } from '#app/shell/games/platform-tile.tsx';
import { aside } from './game-grid.css.ts';

// A constant element does not render again with its cell.
const PLACE = <GameTileSkeleton />;

interface GameCellProps {
  /** Undefined while loading. */
  game: Game | undefined;
  /** Index in the whole list and the list's length, for screen readers. Omitted while the length is unknown. */
  index: number;
  count: number;
  /** Top of its row in CSS pixels, if it is kept outside the drawn grid. */
  top: number | undefined;
}

/** One cell of the grid; re-renders only when its content changes. */
export const GameCell = memo(function GameCell({ game, index, count, top }: GameCellProps) {
  const ref = useRef<HTMLLIElement>(null);
  const isAside = top !== undefined;
  useLayoutEffect(() => {
    if (isAside) ref.current?.style.setProperty('--at', `${top}px`);
  }, [top, isAside]);
  return (
    <li
      ref={ref}
      className={isAside ? aside : tileCell}
      data-aside={isAside || undefined}
      data-index={index}
      aria-posinset={count > 0 ? index + 1 : undefined}
      aria-setsize={count > 0 ? count : undefined}
    >
      {game ? <PlatformTile game={game} /> : PLACE}
    </li>
  );
});
