import { useState } from 'react';
import { useEntryText, useTranslation } from '#app/language/translation.tsx';
import { useNavigationEntries } from '#app/shell/navigation/use-navigation-entries.ts';
import type { SearchGroup } from '#app/shell/slots/slots.ts';

/** The pages that the menus lead to; the same object while the search is open. */
export function usePageGroup(): SearchGroup {
  const { t } = useTranslation('search');
  const entryText = useEntryText();
  const menu = useNavigationEntries();
  const [group] = useState((): SearchGroup => {
    const pages = menu.filter(({ path, modal, pending }) => !modal && !pending && path.startsWith('/'));
    const once = pages.filter(({ path }, at) => pages.findIndex((other) => other.path === path) === at);
    const entries = once.map(({ namespace, label, path: to, icon }) => ({
      ...{ name: entryText(namespace, label), to, icon },
    }));
    return { title: t('groups.pages'), icon: 'list', entries };
  });
  return group;
}
