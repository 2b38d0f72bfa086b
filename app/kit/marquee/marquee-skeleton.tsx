import { Icon } from '../icon/icon.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { icon, marquee, skeleton, view } from './marquee.css.ts';

/** Placeholder of a running line while it loads. */
export function MarqueeSkeleton({ className }: { className?: string | undefined }) {
  return (
    <div className={className ? `${marquee} ${className}` : marquee} aria-busy="true">
      <span className={icon}>
        <Icon name="megaphone-simple" />
      </span>
      <div className={view}>
        <Skeleton className={skeleton} />
      </div>
    </div>
  );
}
