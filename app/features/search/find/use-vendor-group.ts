import { useMemo } from 'react';
import { categoryIcons } from '#app/kit/game-tile/category-icon.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { gameCategories } from '#app/platform/games/game-category.ts';
import { vendorAddress } from '#app/shell/games/vendor-address.ts';
import { useVendors } from '#app/shell/games/vendors-query.ts';
import type { SearchEntry, SearchGroup } from '#app/shell/slots/slots.ts';
import { useCategoryNames } from './use-category-names.ts';

/** The vendors, once for each category that they have games in. */
export function useVendorGroup(): SearchGroup {
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
