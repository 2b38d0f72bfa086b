import { Skeleton } from '#app/kit/skeleton/skeleton.tsx';
import { action, body, field } from './log-in-sheet.css.ts';

/** Two fields and a button. */
export function MethodSkeleton() {
  return (
    <div className={body} aria-busy="true">
      <Skeleton className={field} />
      <Skeleton className={field} />
      <Skeleton className={action} />
    </div>
  );
}
