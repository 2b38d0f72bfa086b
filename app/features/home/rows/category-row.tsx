import { useQuery } from '@tanstack/react-query';
import { memo } from 'react';
import { categoryIcons } from '../../../kit/game-tile/category-icon.ts';
import { useTranslation } from '../../../language/translation.tsx';
import type { GameCategory } from '../../../platform/games/game-category.ts';
import { useGamePages } from '../../../shell/games/games-query.ts';
import { paths } from '../../../shell/router/paths.ts';
import { GameRow } from './game-row.tsx';
import { useTurn } from './use-turn.ts';

/** What the specification has a row of the home page ask for. */
const PAGE = { pageNo: 1, pageSize: 20 } as const;

interface CategoryRowProps {
  category: GameCategory;
  /** Its place among the rows, which space their requests. */
  turn: number;
}

/** The first games of a category, and the way to all of them. */
export const CategoryRow = memo(function CategoryRow({ category, turn }: CategoryRowProps) {
  const { t } = useTranslation('home');
  const enabled = useTurn(turn);
  const query = useQuery({ ...useGamePages()({ category, ...PAGE }), enabled });
  const total = query.data?.total;
  return (
    <GameRow
      title={t(`row.${category}`)}
      icon={categoryIcons[category]}
      turn={turn}
      games={query.data?.games}
      query={query}
      more={{ to: paths[category], label: total === undefined ? t('row.more') : t('row.all', { count: total }) }}
    />
  );
});
