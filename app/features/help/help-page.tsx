import { useBrand } from '../../brand/brand-context.tsx';
import { useTranslation } from '../../language/translation.tsx';
import { HelpContents } from './help-contents.tsx';
import { head, lead, page, sections as sectionsStyle, title } from './help-page.css.ts';
import { HelpSectionView } from './help-section-view.tsx';
import { sectionsOf } from './sections.ts';
import { useAnchor } from './use-anchor.ts';

/** The help centre: everything that a player may want to know, each section under its own anchor. */
export function HelpPage() {
  const { t } = useTranslation('help');
  const brand = useBrand();
  const sections = sectionsOf(brand);
  useAnchor();
  return (
    <article className={page}>
      <header className={head}>
        <h1 className={title}>{t('title')}</h1>
        <p className={lead}>{t('lead', { brand: brand.name })}</p>
      </header>
      <HelpContents sections={sections} />
      <div className={sectionsStyle}>
        {sections.map((section) => (
          <HelpSectionView key={section.id} section={section} />
        ))}
      </div>
    </article>
  );
}
