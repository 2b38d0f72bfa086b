import { categoryIcons } from '#app/kit/game-tile/category-icon.ts';
import { useTranslation } from '#app/language/translation.tsx';
import type { GameCategory } from '#app/platform/games/game-category.ts';
import { ground } from '#app/shell/layout/brand-scene.css.ts';
import { BrandScene } from '#app/shell/layout/brand-scene.tsx';
import { PageTitle } from '#app/shell/layout/page-title.tsx';
import type { VendorCard } from '#schemas/generated/platform.ts';
import { VendorMark } from '../vendor-mark.tsx';
import { head, headRow } from './list-head.css.ts';
import { SearchBox } from './search-box.tsx';
import type { ListAddress } from './use-list-address.ts';

interface ListHeadProps {
  category: GameCategory;
  /** The vendor of the list, if only one is chosen. */
  vendor: VendorCard | undefined;
  address: ListAddress;
}

/** The list's title and search on the brand's scene: the largest element of the first paint. */
export function ListHead({ category, vendor, address }: ListHeadProps) {
  const { t } = useTranslation('games');
  const name = t(`entry.category.${category}`);
  return (
    <div className={`${ground} ${head}`} data-ground="dark" data-vendor={vendor && ''}>
      <BrandScene />
      <div className={headRow}>
        <PageTitle icon={categoryIcons[category]}>{name}</PageTitle>
        {vendor && <VendorMark key={vendor.vassalage} vendor={vendor} variant="white" size="large" named />}
      </div>
      <SearchBox address={address} category={name} />
    </div>
  );
}
