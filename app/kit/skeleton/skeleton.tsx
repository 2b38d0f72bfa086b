import { skeleton } from './skeleton.css.ts';

interface SkeletonProps {
  /** Sets the size. A class instead of `style`, which the site's CSP would block in a prerendered page. */
  className?: string;
}

/** Placeholder in the shape of something that is loading. */
export function Skeleton({ className }: SkeletonProps) {
  return <span className={className ? `${skeleton} ${className}` : skeleton} aria-hidden="true" />;
}
