import { useBrand } from '#app/brand/brand-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { ring } from './age-ring.css.ts';

/** The brand's minimum age in a ring. */
export function AgeRing() {
  const { t } = useTranslation();
  const { minimumAge } = useBrand().legal;
  return (
    <span className={ring} dir="ltr" role="img" aria-label={t('legal.age', { age: minimumAge })}>
      {minimumAge}+
    </span>
  );
}
