import { useDeferredValue, useMemo, useState } from 'react';
import { categoryIcons } from '#app/kit/game-tile/category-icon.ts';
import { useEntryText, useTranslation } from '#app/language/translation.tsx';
import { categoryPath, type GameCategory, gameCategories } from '#app/platform/games/game-category.ts';
import { vendorAddress } from '#app/shell/games/vendor-address.ts';
import { useVendors } from '#app/shell/games/vendors-query.ts';
import { useNavigationEntries } from '#app/shell/navigation/use-navigation-entries.ts';
import { isSamePath } from '#app/shell/router/same-path.ts';
import type { SearchEntry, SearchGroup } from '#app/shell/slots/slots.ts';
import { useSlot } from '#app/shell/slots/use-slot.ts';
import { createExtras, type ResultGroup, resultsOf } from './results.ts';
import { useGameIndex } from './use-game-index.ts';
import { useGameKinds } from './use-game-kinds.ts';

export interface Search {
  groups: readonly ResultGroup[];
  /** Number of matches in all groups. */
  count: number;
  /** Some games are not loaded yet, so there may be more matches. */
  isLoading: boolean;
  /** The games cannot be loaded. */
  isError: boolean;
  retry: () => void;
}

/**
 * Searches for a text. @param sources groups that the site's features contribute @param rows number of games to show
 */
export function useSearch(text: string, sources: readonly SearchGroup[], rows: number): Search {
  const { data: arrived, isError, refetch } = useGameIndex();
  // Search a newly loaded part when there is time, not as it arrives.
  const data = useDeferredValue(arrived);
  const vendors = useVendorGroup();
  const pages = usePageGroup();
  const kinds = useGameKinds(rows);
  const others = useMemo(() => [vendors, ...sources, pages], [vendors, sources, pages]);
  const extras = useMemo(() => createExtras(others), [others]);
  const groups = useMemo(
    () => resultsOf(text, { games: data?.games, kinds, extras, groups: others }),
    // The index grows in place, but each part that arrives gives a new `data`.
    [text, data, kinds, extras, others],
  );
  return {
    groups,
    count: groups.reduce((sum, { count }) => sum + count, 0),
    isLoading: !data?.isWhole && !isError,
    isError,
    retry: () => void refetch(),
  };
}

/** Pages of the menus; the same object while the search is open. */
function usePageGroup(): SearchGroup {
  const { t } = useTranslation('search');
  const entryText = useEntryText();
  const menu = useNavigationEntries();
  const [group] = useState((): SearchGroup => {
    const pages = menu.filter(({ path, modal, pending }) => !modal && !pending && path.startsWith('/'));
    const once = pages.filter(({ path }, index) => pages.findIndex((other) => other.path === path) === index);
    const entries = once.map(({ namespace, label, path: to, icon }) => ({
      ...{ name: entryText(namespace, label), to, icon },
    }));
    return { title: t('groups.pages'), icon: 'list', entries };
  });
  return group;
}

/** Vendors, once per category in which they have games. */
function useVendorGroup(): SearchGroup {
  const { t } = useTranslation('search');
  const lanes = useVendors().data;
  const names = useCategoryNames();
  const title = t('groups.vendors');
  return useMemo(() => {
    const entries = gameCategories.flatMap((category) =>
      (lanes?.[category] ?? []).map((card): SearchEntry => {
        const note = names.get(category);
        const icon = categoryIcons[category];
        return { name: card.displayName, ...(note && { note }), icon, to: vendorAddress(card) };
      }),
    );
    return { title, icon: 'game-controller', entries };
  }, [lanes, names, title]);
}

/** Names of the categories with a page; the same object while mounted. */
function useCategoryNames(): ReadonlyMap<GameCategory, string> {
  const entryText = useEntryText();
  const routes = useSlot('routes');
  const [names] = useState(() => {
    const named = gameCategories.flatMap((category) => {
      const route = routes.find(({ path }) => isSamePath(path, categoryPath(category)));
      return route ? [[category, entryText(route.namespace, route.title)] as const] : [];
    });
    return new Map(named);
  });
  return names;
}
