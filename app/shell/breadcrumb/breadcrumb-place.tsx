import { useEffect } from 'react';
import { late } from '../loading/late.tsx';
import { usePage } from '../router/use-page.ts';
import { place } from './breadcrumb-place.css.ts';
import { forgetTrail } from './forget-trail.ts';

// The index never shows it, so it stays out of the first load, with all that reads and records the trail.
const Breadcrumb = late(
  () => import('./breadcrumb.tsx').then((file) => file.Breadcrumb),
  () => null,
);

/** Shows the trail on pages with a breadcrumb. Home resets it. */
export function BreadcrumbPlace() {
  const { breadcrumb, layout } = usePage();
  const isShown = breadcrumb !== false;
  const isHome = layout === 'home';
  useEffect(() => {
    if (isHome && !isShown) forgetTrail();
  }, [isHome, isShown]);
  if (!isShown) return null;
  return (
    <div className={place}>
      <Breadcrumb />
    </div>
  );
}
