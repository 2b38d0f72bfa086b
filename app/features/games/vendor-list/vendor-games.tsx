import { useQuery } from '@tanstack/react-query';
import { button } from '#app/kit/button/button.css.ts';
import { Problem } from '#app/kit/state/problem.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { categoryOf, categoryPath } from '#app/platform/games/game-category.ts';
import type { Game } from '#app/platform/games/game-of.ts';
import { useGamePages } from '#app/shell/games/games-query.ts';
import { TileList } from '#app/shell/games/tile-list.tsx';
import { Link } from '#app/shell/router/router.ts';
import type { VendorCard } from '#schemas/generated/platform.ts';
import { allGamesLink, grid } from './vendor-list.css.ts';

/** The first games only. The full list has search and sorting. */
const PAGE = { pageNo: 1, pageSize: 24 } as const;

interface VendorGamesProps {
  vendor: VendorCard;
  gameType: Game['gameType'];
}

/** The first games of a vendor, with a link to all of them. */
export function VendorGames({ vendor: { vassalage }, gameType }: VendorGamesProps) {
  const { t } = useTranslation('games');
  const category = categoryOf(gameType);
  const { data, isError, refetch } = useQuery(useGamePages()({ category, vassalage, ...PAGE }));
  if (isError) return <Problem title={t('problem.list')} onAction={() => void refetch()} />;
  const whole = category && `${categoryPath(category)}?${new URLSearchParams({ vassalage })}`;
  return (
    <>
      <TileList className={grid} games={data?.games} places={6} />
      {data && data.total > data.games.length && whole && (
        <Link className={`${button.outline} ${allGamesLink}`} to={whole} replace>
          {t('list.all', { count: data.total })}
        </Link>
      )}
    </>
  );
}
