import { useId } from 'react';
import { useTranslation } from '#app/language/translation.tsx';
import { Link } from '#app/shell/router/router.ts';
import { contents, contentsLink, contentsList, contentsTitle } from './help-page.css.ts';
import type { HelpSection } from './sections.ts';
import { useSectionInView } from './use-section-in-view.ts';

/** The table of contents: next to the text where there is room, otherwise above it. */
export function HelpContents({ sections }: { sections: readonly HelpSection[] }) {
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
