import { siteFile } from '#app/brand/brand.ts';
import { useBrand } from '#app/brand/brand-context.tsx';
import { Icon } from '#app/kit/icon/icon.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { paths } from '#app/shell/router/paths.ts';
import { Link, NavLink } from '#app/shell/router/router.ts';
import { rail, railBrand, railLast, railLink, railList, railMark } from './office.css.ts';

/** The ways through the back office, and the one out of it. */
export function OfficeRail() {
  const { t } = useTranslation('agent');
  const brand = useBrand();
  return (
    <nav className={rail} data-ground="dark" aria-label={t('rail.label')}>
      <div className={railBrand}>
        <img className={railMark} src={siteFile(brand, brand.artwork.mark)} alt="" width={24} height={24} />
        {t('name', { brand: brand.name })}
      </div>
      <ul className={railList}>
        <li>
          <NavLink className={railLink} to={paths.agentHome}>
            <Icon name="chart-line-up" size={18} />
            {t('rail.overview')}
          </NavLink>
        </li>
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
