import { useEffect } from 'react';
import { late } from '../loading/late.tsx';
import { useLocation } from '../router/router.ts';
import { usePage } from '../router/use-page.ts';
import { place } from './breadcrumb-place.css.ts';
import { forgetTrail, remember } from './trail-store.ts';

// The index never shows it, so it is no part of the first load.
const Breadcrumb = late(
  () => import('./breadcrumb.tsx').then((file) => file.Breadcrumb),
  () => null,
);

/**
 * Keeps the trail, from the first page on, and has room for it where the page shows one. At home it begins anew; a log-in
 * or a registration is no place to come back to, so it ends the trail as long as it is there.
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
