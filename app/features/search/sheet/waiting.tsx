import { Skeleton } from '#app/kit/skeleton/skeleton.tsx';
import { boneArt, boneRow, boneText } from './results.css.ts';

/** Rows in the shape of results while the names of the games load. */
export function Waiting() {
  return (
    <div aria-hidden="true">
      {['first', 'second', 'third', 'fourth'].map((name) => (
        <span key={name} className={boneRow}>
          <Skeleton className={boneArt} />
          <Skeleton className={boneText} />
        </span>
      ))}
    </div>
  );
}
