import { useEffect, useMemo } from 'react';
import { Icon } from '#app/kit/icon/icon.tsx';
import { useEntryText, useTranslation } from '#app/language/translation.tsx';
import { paths } from '../router/paths.ts';
import { Link, useLocation } from '../router/router.ts';
import { usePage } from '../router/use-page.ts';
import { crumb as crumbStyle, link, list, rule } from './breadcrumb.css.ts';
import { remember, trailTo } from './trail-store.ts';
import { type Crumb, useCrumbs } from './use-crumbs.ts';

/**
 * The trail from home to this page. A crumb links back to its page and cuts the trail there. Log-in and registration are
 * never recorded: they end the trail only while they are open.
 */
export function Breadcrumb() {
  const { t } = useTranslation();
  const { pageOf, crumbOf } = useCrumbs();
  const { pathname, search } = useLocation();
  const here = `${pathname}${search}`;
  const isRecorded = usePage().layout !== 'home';
  useEffect(() => {
    if (isRecorded) remember(here, pageOf);
  }, [isRecorded, here, pageOf]);
  const trail = useMemo(() => [paths.index, ...trailTo(here, pageOf)], [here, pageOf]);
  const crumbs = trail.map(crumbOf).filter((crumb) => crumb !== undefined);
  return (
    <nav aria-label={t('breadcrumb.label')}>
      <ol className={list}>
        {crumbs.map((crumb, index) => (
          <li key={crumb.page} className={crumbStyle}>
            {index > 0 && (
              <span className={rule}>
                <Icon name="caret-right" size={14} />
              </span>
            )}
            <CrumbLink crumb={crumb} here={crumb.page === pageOf(here)} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface CrumbLinkProps {
  crumb: Crumb;
  here: boolean;
}

function CrumbLink({ crumb: { address, namespace, title }, here }: CrumbLinkProps) {
  const entryText = useEntryText();
  return (
    <Link className={link} to={address} aria-current={here ? 'page' : undefined}>
      {entryText(namespace, title)}
    </Link>
  );
}
