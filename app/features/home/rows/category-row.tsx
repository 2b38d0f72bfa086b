import { useQuery } from '@tanstack/react-query';
import { memo } from 'react';
import { categoryIcons } from '#app/kit/game-tile/category-icon.ts';
import { useNear } from '#app/kit/near/use-near.ts';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { categoryPath, type RowCategory } from '#app/platform/games/game-category.ts';
import { useGamePages } from '#app/shell/games/games-query.ts';
import type { VendorCard } from '#schemas/generated/platform.ts';
import { GameRow } from './game-row.tsx';
import type { TakeTurn } from './turns.ts';
import { useTurn } from './use-turn.ts';

/** The specification's request for a row of the home page. */
const PAGE = { pageNo: 1, pageSize: 20 } as const;

interface CategoryRowProps {
  category: RowCategory;
  /** Limits the row to one vendor; null while that vendor is loading. */
  vendor: VendorCard | null | undefined;
  first: boolean;
  /** Shared by all rows to space their requests. */
  turns: TakeTurn;
}

/** First games of a category or one of its vendors, with a link to all. Requested when the row comes near the window. */
export const CategoryRow = memo(function CategoryRow({ category, vendor, first, turns }: CategoryRowProps) {
  const { t } = useTranslation('home');
  const place = useNear();
  // Without the vendor the query would return the games of the whole category.
  const waits = vendor === null;
  const enabled = useTurn(turns, place.near && !waits, useCurrentLanguage().code);
  const vassalage = vendor?.vassalage;
  const query = useQuery({ ...useGamePages()({ category, vassalage, ...PAGE }), enabled });
  const shownGames = waits ? undefined : query.data;
  const name = t(`row.${category}`);
  const to = categoryPath(category);
  return (
    <GameRow
      title={waits ? undefined : vendor ? t('row.by', { name, vendor: vendor.displayName }) : name}
      icon={categoryIcons[category]}
      place={place}
      first={first}
      games={shownGames?.games}
      query={query}
      more={{
        to: vassalage ? `${to}?vassalage=${encodeURIComponent(vassalage)}` : to,
        label: shownGames ? t('row.all', { count: shownGames.total }) : t('row.more'),
      }}
    />
  );
});
