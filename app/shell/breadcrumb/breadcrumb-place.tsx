import { useEffect } from 'react';
import { late } from '../loading/late.tsx';
import { useLocation } from '../router/router.ts';
import { usePage } from '../router/use-page.ts';
import { place } from './breadcrumb-place.css.ts';
import { forgetTrail, remember } from './trail-store.ts';

// The index never shows it, so it stays out of the first load.
const Breadcrumb = late(
  () => import('./breadcrumb.tsx').then((file) => file.Breadcrumb),
  () => null,
);

/**
 * Records the trail from the first page on and shows it on pages with a breadcrumb. Home resets it. Log-in and
 * registration are never recorded: they end the trail only while they are open.
 */
export function BreadcrumbPlace() {
  const { pathname, search } = useLocation();
  const { breadcrumb, layout } = usePage();
  const isShown = breadcrumb !== false;
  const isHome = layout === 'home';
  useEffect(() => {
    if (isShown && !isHome) remember(`${pathname}${search}`);
    else if (isHome && !isShown) forgetTrail();
  }, [isHome, isShown, pathname, search]);
  if (!isShown) return null;
  return (
    <div className={place}>
      <Breadcrumb />
    </div>
  );
}
