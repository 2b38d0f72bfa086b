import { useBrand } from '#app/brand/brand-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { PlatformHtml } from '#app/shell/content/platform-html.tsx';
import { HelpBlockView } from './help-block-view.tsx';
import { heading, section as sectionStyle, text } from './help-page.css.ts';
import type { HelpSection } from './sections.ts';

/** A section of the help. Its heading is the anchor. */
export function HelpSectionView({ section }: { section: HelpSection }) {
  const { t } = useTranslation('help');
  const { id, title, blocks, topic } = section;
  const brand = useBrand();
  return (
    <section className={sectionStyle} aria-labelledby={id}>
      <h2 className={heading} id={id} tabIndex={-1}>
        {topic?.title ?? (title && t(title, { brand: brand.name }))}
      </h2>
      <div className={text}>
        {topic && <PlatformHtml html={topic.content} />}
        {blocks.map((block) => (
          <HelpBlockView key={'text' in block ? block.text : block.kind} block={block} />
        ))}
      </div>
    </section>
  );
}
