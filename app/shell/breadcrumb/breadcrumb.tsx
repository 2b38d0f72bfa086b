import { useEffect, useMemo } from 'react';
import { Icon } from '#app/kit/icon/icon.tsx';
import { useEntryText, useTranslation } from '#app/language/translation.tsx';
import { useActiveInView } from '../navigation/use-active-in-view.ts';
import { findRoute } from '../router/find-route.ts';
import { paths } from '../router/paths.ts';
import { Link, useLocation } from '../router/router.ts';
import { usePage } from '../router/use-page.ts';
import { type Contributed, useSlot } from '../slots/use-slot.ts';
import { crumb, link, list, rule } from './breadcrumb.css.ts';
import { pathOf } from './trail.ts';
import { remember, trailTo } from './trail-store.ts';

/**
 * The trail from home to this page. A crumb links back to its page and cuts the trail there. Log-in and registration are
 * never recorded: they end the trail only while they are open.
 */
export function Breadcrumb() {
  const { t } = useTranslation();
  const routes = useSlot('routes');
  // The last crumb is the current page; a phone has no room for a long trail.
  const ref = useActiveInView<HTMLOListElement>();
  const { pathname, search } = useLocation();
  const here = `${pathname}${search}`;
  const isRecorded = usePage().layout !== 'home';
  useEffect(() => {
    if (isRecorded) remember(here);
  }, [isRecorded, here]);
  const trail = useMemo(() => [paths.index, ...trailTo(here)], [here]);
  const crumbs = trail.flatMap((address) => {
    const route = findRoute(routes, pathOf(address));
    return route ? [{ address, route }] : [];
  });
  return (
    <nav aria-label={t('breadcrumb.label')}>
      <ol className={list} ref={ref}>
        {crumbs.map(({ address, route }, index) => (
          <li key={route.path} className={crumb}>
            {index > 0 && (
              <span className={rule}>
                <Icon name="caret-right" size={14} />
              </span>
            )}
            <Crumb to={address} route={route} here={index === crumbs.length - 1} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface CrumbProps {
  to: string;
  route: Contributed<'routes'>;
  here: boolean;
}

function Crumb({ to, route, here }: CrumbProps) {
  const entryText = useEntryText();
  return (
    <Link className={link} to={to} aria-current={here ? 'page' : undefined}>
      {entryText(route.namespace, route.title)}
    </Link>
  );
}
