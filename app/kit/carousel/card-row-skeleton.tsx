import { useBrand } from '#app/brand/brand-context.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { rooms, row } from './row.css.ts';

/** What a row holds: cards of sentences and buttons, cards of pictures, or lines of matches. */
export type Room = keyof typeof rooms;

/** Stands in for a row, at the same height. */
export function CardRowSkeleton({ room = 'cards' }: { room?: Room | undefined }) {
  return (
    <div className={row} data-rows={useBrand().theme.layout.rows}>
      <Skeleton className={rooms[room]} />
    </div>
  );
}
