import { Skeleton } from '#app/kit/skeleton/skeleton.tsx';
import { boneBody, boneHead } from '../draw/draw.css.ts';
import { GameMenuSkeleton } from '../menu/game-menu.tsx';
import { columns, menuPlace, page, tablePlace } from './page.css.ts';

export function PageSkeleton() {
  return (
    <div className={page} aria-busy="true">
      <div className={columns}>
        <div className={menuPlace}>
          <GameMenuSkeleton />
        </div>
        <div className={tablePlace}>
          <TableSkeleton />
        </div>
      </div>
    </div>
  );
}

export function TableSkeleton() {
  return (
    <>
      <Skeleton className={boneHead} />
      <Skeleton className={boneBody} />
    </>
  );
}
