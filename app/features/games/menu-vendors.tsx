import { useTranslation } from '../../language/translation.tsx';
import type { GameCategory } from '../../platform/games/game-category.ts';
import { vendorAddress } from '../../shell/games/game-address.ts';
import { useVendors } from '../../shell/games/vendors-query.ts';
import { subLink, subList, subNote } from '../../shell/navigation/sub-menu.css.ts';
import { paths } from '../../shell/router/paths.ts';
import { Link, useLocation } from '../../shell/router/router.ts';

/** Makes the list that a category unfolds in the menu: all of it, then each vendor. */
export function menuVendorsOf(category: GameCategory) {
  return function MenuVendors() {
    const { t } = useTranslation('games');
    const { pathname, search } = useLocation();
    const vendors = useVendors().data?.[category] ?? [];
    const here = `${pathname}${search}`;
    const links = vendors.map((card) => ({
      to: vendorAddress(category, card),
      label: card.displayName,
      note: card.gameCount,
    }));
    return (
      <ul className={subList}>
        {[{ to: paths[category], label: t('vendors.all'), note: undefined }, ...links].map(({ to, label, note }) => (
          <li key={to}>
            <Link className={subLink} to={to} aria-current={to === here || undefined}>
              {label}
              {note && <span className={subNote}>{note}</span>}
            </Link>
          </li>
        ))}
      </ul>
    );
  };
}
