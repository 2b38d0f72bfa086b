import { Skeleton } from '#app/kit/skeleton/skeleton.tsx';
import { link, row, tick } from './message-row.css.ts';
import { boneBox, boneText, boneTitle, days } from './messages.css.ts';

const ROWS = ['first', 'second', 'third', 'fourth', 'fifth'];

/** Placeholder rows while the messages load. */
export function MessageSkeleton() {
  return (
    <ul className={days} aria-busy="true">
      {ROWS.map((name) => (
        <li key={name} className={row} aria-hidden="true">
          <span className={tick}>
            <Skeleton className={boneBox} />
          </span>
          <span className={link}>
            <Skeleton className={boneTitle} />
            <Skeleton className={boneText} />
          </span>
        </li>
      ))}
    </ul>
  );
}
