import { useQuery } from '@tanstack/react-query';
import { memo } from 'react';
import { categoryIcons } from '#app/kit/game-tile/category-icon.ts';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { type BrandCategory, categoryPath } from '#app/platform/games/game-category.ts';
import { useGamePages } from '#app/shell/games/games-query.ts';
import type { VendorCard } from '#schemas/generated/platform.ts';
import { GameRow } from './game-row.tsx';
import type { TakeTurn } from './turns.ts';
import { useNear } from './use-near.ts';
import { useTurn } from './use-turn.ts';

/** What the specification has a row of the home page ask for. */
const PAGE = { pageNo: 1, pageSize: 20 } as const;

interface CategoryRowProps {
  category: BrandCategory;
  /** Whose games alone it shows; null while that is not known. */
  vendor: VendorCard | null | undefined;
  first: boolean;
  /** Of all rows, which space their requests. */
  turns: TakeTurn;
}

/** The first games of a category or of one of its vendors, asked for when the row comes near, and the way to all of them. */
export const CategoryRow = memo(function CategoryRow({ category, vendor, first, turns }: CategoryRowProps) {
  const { t } = useTranslation('home');
  const place = useNear();
  // The category's own row asks the same, and its answer is not this vendor's.
  const waits = vendor === null;
  const enabled = useTurn(turns, place.near && !waits, useCurrentLanguage().code);
  const vassalage = vendor?.vassalage;
  const query = useQuery({ ...useGamePages()({ category, vassalage, ...PAGE }), enabled });
  const found = waits ? undefined : query.data;
  const name = t(`row.${category}`);
  const to = categoryPath(category);
  return (
    <GameRow
      title={waits ? undefined : vendor ? t('row.by', { name, vendor: vendor.displayName }) : name}
      icon={categoryIcons[category]}
      place={place}
      first={first}
      games={found?.games}
      query={query}
      more={{
        to: vassalage ? `${to}?vassalage=${encodeURIComponent(vassalage)}` : to,
        label: found ? t('row.all', { count: found.total }) : t('row.more'),
      }}
    />
  );
});
