import { useBrand } from '#app/brand/brand-context.tsx';
import { Button } from '#app/kit/button/button.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { HelpContents } from './help-contents.tsx';
import { head, lead, page, retry, sections as sectionsStyle, staleNotice, title } from './help-page.css.ts';
import { HelpSectionView } from './help-section-view.tsx';
import { sectionsOf } from './sections.ts';
import { useAnchor } from './use-anchor.ts';
import { useHelpTopics } from './use-help-topics.ts';
import { withTopics } from './with-topics.ts';

/** The help centre: one page of sections, each with its own anchor. */
export function HelpPage() {
  const { t } = useTranslation('help');
  const brand = useBrand();
  const topics = useHelpTopics();
  const sections = withTopics(sectionsOf(brand), topics.data ?? []);
  useAnchor(topics.data);
  return (
    <article className={page}>
      <header className={head}>
        <h1 className={title}>{t('title')}</h1>
        <p className={lead}>{t('lead', { brand: brand.name })}</p>
        {topics.isError && (
          <div className={staleNotice} role="status">
            <span>{t('stale')}</span>
            <span className={retry}>
              <Button look="plain" icon="arrow-clockwise" onClick={() => void topics.refetch()}>
                {t('shell:error.retry')}
              </Button>
            </span>
          </div>
        )}
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
