import { section } from '#app/kinds/list-with-detail/detail.css.ts';
import { Skeleton } from '#app/kit/skeleton/skeleton.tsx';
import { bone, boneAmount } from './sheet.css.ts';

const PARTS = ['weeks', 'rate', 'facts'];

/** The shape of a downline's details while they load. */
export function DetailSkeleton() {
  return (
    <div aria-busy="true">
      <div className={section}>
        <Skeleton className={boneAmount} />
      </div>
      {PARTS.map((part) => (
        <div key={part} className={section}>
          <Skeleton className={bone} />
          <Skeleton className={bone} />
          <Skeleton className={bone} />
        </div>
      ))}
    </div>
  );
}
