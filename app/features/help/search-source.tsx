import { useEffect } from 'react';
import { useBrand } from '#app/brand/brand-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { paths } from '#app/shell/router/paths.ts';
import type { SearchSourceProps } from '#app/shell/slots/slots.ts';
import { sectionsOf } from './sections.ts';
import { useHelpTopics } from './use-help-topics.ts';
import { withTopics } from './with-topics.ts';

/** Adds the help's sections to the search. */
export function HelpSource({ onFound }: SearchSourceProps) {
  const { t } = useTranslation('help');
  const brand = useBrand();
  const { data: topics } = useHelpTopics();
  useEffect(() => {
    const entries = withTopics(sectionsOf(brand), topics ?? []).flatMap(({ id, title, topic }) => {
      const name = topic?.title ?? (title && t(title));
      return name ? [{ name, to: `${paths.help}#${id}` }] : [];
    });
    onFound({ title: t('entry.help'), icon: 'question', entries });
  }, [brand, topics, t, onFound]);
  return null;
}
