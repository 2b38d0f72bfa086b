import { useQuery } from '@tanstack/react-query';
import { CardRow } from '#app/kit/carousel/card-row.tsx';
import { CardRowSkeleton } from '#app/kit/carousel/card-row-skeleton.tsx';
import { more } from '#app/kit/carousel/row.css.ts';
import { categoryIcons } from '#app/kit/game-tile/category-icon.ts';
import { Icon } from '#app/kit/icon/icon.tsx';
import { Problem } from '#app/kit/state/problem.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { categoryPath } from '#app/platform/games/game-category.ts';
import { useGamePages } from '#app/shell/games/games-query.ts';
import { useVendors } from '#app/shell/games/vendors-query.ts';
import { Link } from '#app/shell/router/router.ts';
import type { HomeRowProps } from '#app/shell/slots/slots.ts';
import { VendorState } from './vendor-state.tsx';

/** Same request as the category's own row, so that both share one answer. */
const PAGE = { pageNo: 1, pageSize: 20 } as const;

/** A category's vendors with their state. */
export function OpenVendors({ category }: HomeRowProps) {
  const { t } = useTranslation('games');
  const { data: lanes, isError, refetch } = useVendors();
  const games = useQuery(useGamePages()({ category, ...PAGE })).data?.games;
  if (isError) return <Problem title={t('problem.vendors')} onAction={refetch} />;
  if (!lanes) return <CardRowSkeleton />;
  const vendors = lanes[category] ?? [];
  if (vendors.length === 0) return null;
  return (
    <CardRow
      narrow
      title={t('vendors.of', { category: t(`entry.category.${category}`) })}
      icon={categoryIcons[category]}
      more={<AllGames category={category} />}
    >
      {vendors.map((vendor) => (
        <VendorState
          key={vendor.vassalage}
          vendor={vendor}
          picture={games && (games.find(({ vassalage }) => vassalage === vendor.vassalage)?.showIcon ?? null)}
        />
      ))}
    </CardRow>
  );
}

function AllGames({ category }: HomeRowProps) {
  const { t } = useTranslation('games');
  return (
    <Link className={more} to={categoryPath(category)}>
      {t('vendors.all')}
      <Icon name="caret-right" size={16} />
    </Link>
  );
}
