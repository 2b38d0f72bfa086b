import { categoryIcons } from '../../../kit/game-tile/category-icon.ts';
import { Icon } from '../../../kit/icon/icon.tsx';
import { useTranslation } from '../../../language/translation.tsx';
import { type GameCategory, gameCategories } from '../../../platform/games/game-category.ts';
import { useVendors } from '../../../shell/games/vendors-query.ts';
import { findRoute } from '../../../shell/router/find-route.ts';
import { paths } from '../../../shell/router/paths.ts';
import { useLocation } from '../../../shell/router/router.ts';
import { GameList } from './game-list.tsx';
import { head, page, sign, title } from './games-page.css.ts';
import { ListTools } from './list-tools.tsx';
import { SearchBox } from './search-box.tsx';
import { useListAddress } from './use-list-address.ts';
import { VendorFilter } from './vendor-filter.tsx';

const lists = gameCategories.map((category) => ({ category, path: paths[category] }));

/** All games of the category that the path names, as they are asked for. */
export function GamesPage() {
  const { pathname } = useLocation();
  const category = findRoute(lists, pathname)?.category;
  return category && <CategoryPage key={category} category={category} />;
}

function CategoryPage({ category }: { category: GameCategory }) {
  const { t } = useTranslation('games');
  const address = useListAddress();
  const { data: lanes } = useVendors();
  const name = t(`entry.category.${category}`);
  return (
    <div className={page}>
      <div className={head}>
        <h1 className={title}>
          <span className={sign}>
            <Icon name={categoryIcons[category]} size={28} />
          </span>
          {name}
        </h1>
        <SearchBox address={address} category={name} />
      </div>
      <VendorFilter vendors={lanes ? (lanes[category] ?? []) : undefined} address={address} />
      <ListTools category={category} address={address} />
      <GameList key={`${address.vassalage}/${address.kind}`} category={category} address={address} />
    </div>
  );
}
