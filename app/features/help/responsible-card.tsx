import { useBrand } from '#app/brand/brand-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { AgeRing } from '#app/shell/layout/age-ring.tsx';
import { card } from '#app/shell/right-bar/card.css.ts';
import { paths } from '#app/shell/router/paths.ts';
import { Link } from '#app/shell/router/router.ts';
import { lead, link, note } from './responsible-card.css.ts';

/** Minimum age, warning about risks, and contacts for help. */
export function ResponsibleCard() {
  const { t } = useTranslation('help');
  const { disclaimer } = useBrand().legal;
  return (
    <section className={card} aria-label={t('entry.responsible')}>
      <div className={lead}>
        <AgeRing />
        <p className={note}>{t('shell:legal.responsible')}</p>
      </div>
      {disclaimer && <p className={note}>{t('shell:legal.disclaimer')}</p>}
      <Link className={link} to={`${paths.help}#responsible`}>
        {t('entry.responsible')}
      </Link>
    </section>
  );
}
