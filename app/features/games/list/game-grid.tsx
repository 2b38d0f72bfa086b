import { type FocusEvent, useState } from 'react';
import { tileGrid } from '#app/kit/game-tile/tile-grid.css.ts';
import { GameCell } from './game-cell.tsx';
import { grid } from './game-grid.css.ts';
import { isIn, type Slice } from './tiles-in-view.ts';
import { useFilled } from './use-filled.ts';
import type { GameList } from './use-game-list.ts';
import { FIRST_SLICE, type TilesInView } from './use-tiles-in-view.ts';

interface GameGridProps {
  list: GameList;
  tiles: TilesInView;
}

/** Draws the rows near the window, and the focused tile at any scroll position. */
export function GameGrid({ list: { count, at, isPending, isError }, tiles }: GameGridProps) {
  const { ref, slice, pitch, columns } = tiles;
  const filled = useFilled(slice, (index) => at(index) !== undefined);
  const { focused, onFocus, onBlur } = useFocusedIndex();
  if (isPending && isError) return null;
  const kept = focused !== undefined && focused < count && !isIn(slice, focused) ? focused : undefined;
  return (
    <ul className={`${tileGrid} ${grid}`} ref={ref} aria-busy={isPending} onFocus={onFocus} onBlur={onBlur}>
      {placesOf(isPending ? FIRST_SLICE : slice, kept).map((index) => {
        const game = index === kept || filled.has(index) ? at(index) : undefined;
        const beside = index === kept ? Math.floor(index / columns) * pitch : undefined;
        return <GameCell key={index} game={game} index={index} count={count} top={beside} />;
      })}
    </ul>
  );
}

/** In list order, so that the kept tile does not move in the document. */
function placesOf({ start, end }: Slice, kept: number | undefined): number[] {
  const places = Array.from({ length: end - start }, (_, offset) => start + offset);
  if (kept === undefined) return places;
  return kept < start ? [kept, ...places] : [...places, kept];
}

/** The index of the focused cell, read from its `data-index`. That cell stays in the document when it scrolls away. */
function useFocusedIndex() {
  const [focused, setFocused] = useState<number>();
  return {
    focused,
    onFocus: ({ target }: FocusEvent<HTMLUListElement>) => {
      const index = Number(target.closest<HTMLElement>('[data-index]')?.dataset['index'] ?? Number.NaN);
      setFocused(Number.isNaN(index) ? undefined : index);
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLUListElement>) => {
      if (!currentTarget.contains(relatedTarget)) setFocused(undefined);
    },
  };
}
