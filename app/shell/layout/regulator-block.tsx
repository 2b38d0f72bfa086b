import { siteFile } from '#app/brand/brand.ts';
import { useBrand } from '#app/brand/brand-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { SiteRegulator } from '#schemas/generated/site.ts';
import { regulatorName } from '../legal/regulator-name.ts';
import { seal } from './footer.css.ts';
import { OutLink } from './out-link.tsx';

/** What the brand's regulator requires on every page: its name, the licence, its notice and its seal. */
export function RegulatorBlock({ regulator }: { regulator: SiteRegulator }) {
  const { t } = useTranslation();
  const brand = useBrand();
  const { url, licenceUrl } = regulator;
  const { licence, minimumAge: age } = brand.legal;
  const name = regulatorName(t, regulator);
  const notice = t('legal.notice', { defaultValue: '', brand: brand.name, regulator: name, licence, age });
  return (
    <>
      <p>
        {t('legal.regulated')}{' '}
        <OutLink href={url}>
          <bdi>{name}</bdi>
        </OutLink>
      </p>
      {licence && (
        <p>
          <OutLink href={licenceUrl}>{t('legal.licence', { licence })}</OutLink>
        </p>
      )}
      {notice && <p>{notice}</p>}
      {brand.artwork.seal && (
        <OutLink href={licenceUrl ?? url}>
          <img className={seal} src={siteFile(brand, brand.artwork.seal)} alt={name} loading="lazy" />
        </OutLink>
      )}
    </>
  );
}
