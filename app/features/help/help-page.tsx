import { useEffect, useId, useState } from 'react';
import { useBrand } from '#app/brand/brand-context.tsx';
import { Button } from '#app/kit/button/button.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { Link } from '#app/shell/router/router.ts';
import {
  contents,
  contentsLink,
  contentsList,
  contentsTitle,
  head,
  lead,
  page,
  retry,
  sections as sectionsStyle,
  staleNotice,
  title,
} from './help-page.css.ts';
import { HelpSectionView } from './help-section-view.tsx';
import { type HelpSection, sectionsOf } from './sections.ts';
import { useAnchor } from './use-anchor.ts';
import { useHelpTopics } from './use-help-topics.ts';
import { withTopics } from './with-topics.ts';

/** Part of the window in which a heading is the current one. */
const READING_ZONE = '-10% 0px -65% 0px';

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

/** Table of contents, beside the text in wide windows, otherwise above it. */
function HelpContents({ sections }: { sections: readonly HelpSection[] }) {
  const { t } = useTranslation('help');
  const titleId = useId();
  const current = useSectionInView(sections.map(({ id }) => id));
  return (
    <nav className={contents} aria-labelledby={titleId}>
      <p id={titleId} className={contentsTitle}>
        {t('contents')}
      </p>
      <ul className={contentsList}>
        {sections.map(({ id, title, topic }) => (
          <li key={id}>
            <Link className={contentsLink} to={`#${id}`} aria-current={id === current ? 'location' : undefined}>
              {topic?.title ?? (title && t(title))}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Id of the section in the reading zone, or null before the first measurement. */
function useSectionInView(ids: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  const list = ids.join(' ');
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.find(({ isIntersecting }) => isIntersecting);
        if (seen) setCurrent(seen.target.getAttribute('aria-labelledby'));
      },
      { rootMargin: READING_ZONE },
    );
    for (const id of list.split(' ')) {
      const section = document.getElementById(id)?.closest('section');
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [list]);
  return current;
}
