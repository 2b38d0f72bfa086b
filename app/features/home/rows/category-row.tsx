import { useQuery } from '@tanstack/react-query';
import { memo } from 'react';
import { categoryIcons } from '../../../kit/game-tile/category-icon.ts';
import { useTranslation } from '../../../language/translation.tsx';
import type { VendorCard } from '../../../platform/contract.ts';
import type { GameCategory } from '../../../platform/games/game-category.ts';
import { useGamePages } from '../../../shell/games/games-query.ts';
import { paths } from '../../../shell/router/paths.ts';
import { GameRow } from './game-row.tsx';
import { useTurn } from './use-turn.ts';

/** What the specification has a row of the home page ask for. */
const PAGE = { pageNo: 1, pageSize: 20 } as const;

interface CategoryRowProps {
  category: GameCategory;
  /** Whose games alone it shows; null while that is not known. */
  vendor: VendorCard | null | undefined;
  /** Its place among the rows, which space their requests. */
  turn: number;
}

/** The first games of a category or of one of its vendors, and the way to all of them. */
export const CategoryRow = memo(function CategoryRow({ category, vendor, turn }: CategoryRowProps) {
  const { t } = useTranslation('home');
  const enabled = useTurn(turn) && vendor !== null;
  const vassalage = vendor?.vassalage;
  const query = useQuery({ ...useGamePages()({ category, vassalage, ...PAGE }), enabled });
  const total = query.data?.total;
  const name = t(`row.${category}`);
  const to = paths[category];
  return (
    <GameRow
      title={vendor ? t('row.by', { name, vendor: vendor.displayName }) : name}
      icon={categoryIcons[category]}
      turn={turn}
      games={query.data?.games}
      query={query}
      more={{
        to: vassalage ? `${to}?vassalage=${encodeURIComponent(vassalage)}` : to,
        label: total === undefined ? t('row.more') : t('row.all', { count: total }),
      }}
    />
  );
});
