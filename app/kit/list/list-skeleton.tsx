import { Skeleton } from '../skeleton/skeleton.tsx';
import { boneLead, boneText, boneTrail, item, row } from './list.css.ts';

/** Placeholder rows while a list loads. */
export function ListSkeleton() {
  return ['first', 'second', 'third'].map((name) => (
    <li key={name} className={item} aria-hidden="true">
      <span className={row}>
        <Skeleton className={boneLead} />
        <Skeleton className={boneText} />
        <Skeleton className={boneTrail} />
      </span>
    </li>
  ));
}
