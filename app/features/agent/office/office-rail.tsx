import { siteFile } from '#app/brand/brand.ts';
import { useBrand } from '#app/brand/brand-context.tsx';
import { Icon } from '#app/kit/icon/icon.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { paths } from '#app/shell/router/paths.ts';
import { Link } from '#app/shell/router/router.ts';
import { rail, railBrand, railLink, railMark, railMenu } from './office.css.ts';
import { OfficeMenu } from './office-menu.tsx';
import type { OfficeEntry } from './use-office-entries.ts';

interface OfficeRailProps {
  entries: readonly OfficeEntry[];
  here: string | undefined;
}

/** The brand above the back office's menu. Wide windows also show a link to the site. */
export function OfficeRail({ entries, here }: OfficeRailProps) {
  const { t } = useTranslation('agent');
  const brand = useBrand();
  return (
    <nav className={rail} data-ground="dark" aria-label={t('rail.label')}>
      <Link className={railBrand} to={paths.agentHome}>
        <img className={railMark} src={siteFile(brand, brand.artwork.mark)} alt="" width={24} height={24} />
        {t('name', { brand: brand.name })}
      </Link>
      <div className={railMenu}>
        <OfficeMenu entries={entries} here={here} />
        <Link className={railLink} to={paths.index}>
          <Icon name="arrow-left" size={18} />
          {t('rail.site')}
        </Link>
      </div>
    </nav>
  );
}
