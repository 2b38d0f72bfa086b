import { Problem } from '#app/kit/state/problem.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { categoryPath, type GameCategory, gameCategories } from '#app/platform/games/game-category.ts';
import { useVendors } from '#app/shell/games/vendors-query.ts';
import { page } from '#app/shell/layout/page-title.css.ts';
import { findRoute } from '#app/shell/router/find-route.ts';
import { useLocation } from '#app/shell/router/router.ts';
import { VendorListPlace } from '../vendor-list/vendor-list-place.tsx';
import { GameList } from './game-list.tsx';
import { ListHead } from './list-head.tsx';
import { ListTools } from './list-tools.tsx';
import { useListAddress } from './use-list-address.ts';
import { heading } from './vendor-cards.css.ts';
import { VendorCards } from './vendor-cards.tsx';
import { VendorFilter } from './vendor-filter.tsx';

/** Categories whose vendors start as one game each. Other vendors have lists of games. */
const CENTRES: ReadonlySet<GameCategory> = new Set(['sports', 'esports', 'cockfight', 'lott', 'elott']);

const lists = gameCategories.map((category) => ({ category, path: categoryPath(category) }));

/** The game list of the category in the path. */
export function GamesPage() {
  const { pathname } = useLocation();
  const category = findRoute(lists, pathname)?.category;
  return category && <CategoryPage key={category} category={category} />;
}

function CategoryPage({ category }: { category: GameCategory }) {
  const { t } = useTranslation('games');
  const address = useListAddress();
  const { data: lanes, isError, refetch } = useVendors();
  const vendors = lanes && (lanes[category] ?? []);
  const chosen = vendors?.find(({ vassalage }) => vassalage === address.vassalage);
  const isCentre = CENTRES.has(category) && !address.vassalage;
  const isLost = isError && !lanes;
  return (
    <div className={page}>
      <ListHead category={category} vendor={chosen} address={address} />
      {isCentre ? (
        <>
          {isLost ? (
            <Problem title={t('problem.vendors')} onAction={() => void refetch()} />
          ) : (
            <VendorCards vendors={vendors} />
          )}
          <h2 className={heading}>{t('centre.games')}</h2>
        </>
      ) : (
        // Show the games even if the vendors fail to load.
        !isLost && <VendorFilter vendors={vendors} address={address} />
      )}
      <ListTools category={category} vendors={vendors} address={address} />
      <GameList key={`${address.vassalage}/${address.kind}`} category={category} address={address} />
      <VendorListPlace vendors={vendors} />
    </div>
  );
}
