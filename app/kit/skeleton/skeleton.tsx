import { skeleton } from './skeleton.css.ts';

interface SkeletonProps {
  /** Gives the size. A class and no `style`, which the site's CSP would refuse in a prerendered page. */
  className?: string;
}

/** The shape of something that is on its way. */
export function Skeleton({ className }: SkeletonProps) {
  return <span className={className ? `${skeleton} ${className}` : skeleton} aria-hidden="true" />;
}
