import { siteFile } from '#app/brand/brand.ts';
import { useBrand } from '#app/brand/brand-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { regulatorName } from '#app/shell/legal/regulator-name.ts';
import { licenceAge, licenceSeal, licence as licenceStyle } from './foot.css.ts';

/** Age, seal, licence and the regulator's message in one line below the button. */
export function LicenceLine() {
  const { t } = useTranslation();
  const brand = useBrand();
  const { minimumAge: age, regulator, licence } = brand.legal;
  return (
    <span className={licenceStyle}>
      <span className={licenceAge} dir="ltr" role="img" aria-label={t('legal.age', { age })}>
        {age}+
      </span>
      {regulator && brand.artwork.seal && (
        <img className={licenceSeal} src={siteFile(brand, brand.artwork.seal)} alt={regulatorName(t, regulator)} />
      )}
      <span>
        {regulator && licence && (
          <>
            <bdi>{t('legal.licence', { licence })}</bdi>
            {' · '}
          </>
        )}
        {t('legal.responsible')}
      </span>
    </span>
  );
}
