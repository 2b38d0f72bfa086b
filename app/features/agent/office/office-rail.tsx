import { Fragment } from 'react';
import { siteFile } from '#app/brand/brand.ts';
import { useBrand } from '#app/brand/brand-context.tsx';
import { Icon } from '#app/kit/icon/icon.tsx';
import { useEntryText, useTranslation } from '#app/language/translation.tsx';
import { QuietScreen } from '#app/shell/loading/quiet-screen.tsx';
import { paths } from '#app/shell/router/paths.ts';
import { Link } from '#app/shell/router/router.ts';
import { rail, railBrand, railGroup, railLast, railLink, railList, railMark, railText } from './office.css.ts';
import { type OfficePage, officePath } from './office-path.ts';

const NO_PROPS = {};

interface OfficeRailProps {
  pages: readonly OfficePage[];
  here: string | undefined;
}

/** The back office's menu in groups, and a link to the site. */
export function OfficeRail({ pages, here }: OfficeRailProps) {
  const { t } = useTranslation('agent');
  const brand = useBrand();
  const groups = [...new Set(pages.map(({ group }) => group))];
  return (
    <nav className={rail} data-ground="dark" aria-label={t('rail.label')}>
      <div className={railBrand}>
        <img className={railMark} src={siteFile(brand, brand.artwork.mark)} alt="" width={24} height={24} />
        {t('name', { brand: brand.name })}
      </div>
      <ul className={railList}>
        {groups.map((group) => (
          <Fragment key={group}>
            {group !== 'team' && (
              <li className={railGroup} aria-hidden="true">
                {t(`rail.${group}`)}
              </li>
            )}
            {pages
              .filter((page) => page.group === group)
              .map((page) => (
                <PageEntry key={page.id} page={page} isHere={page.id === here} />
              ))}
          </Fragment>
        ))}
        <li className={railLast}>
          <Link className={railLink} to={paths.index}>
            <Icon name="arrow-left" size={18} />
            {t('rail.site')}
          </Link>
        </li>
      </ul>
    </nav>
  );
}

function PageEntry({ page, isHere }: { page: OfficePage; isHere: boolean }) {
  const entryText = useEntryText();
  return (
    <li>
      <Link className={railLink} to={officePath(page)} aria-current={isHere ? 'page' : undefined}>
        <Icon name={page.icon} size={18} />
        <span className={railText}>{entryText(page.namespace, page.label)}</span>
        {page.count && !page.pending && <QuietScreen screen={page.count} props={NO_PROPS} />}
      </Link>
    </li>
  );
}
