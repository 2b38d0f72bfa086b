import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { categoryPath, type GameCategory } from '#app/platform/games/game-category.ts';
import { vendorAddress } from '#app/shell/games/vendor-address.ts';
import { useVendors } from '#app/shell/games/vendors-query.ts';
import { subLink, subList, subNote } from '#app/shell/navigation/sub-menu.css.ts';
import { Link, useLocation } from '#app/shell/router/router.ts';
import { isSamePath } from '#app/shell/router/same-path.ts';
import { subName, subWord } from './menu-vendors.css.ts';
import { VendorMark } from './vendor-mark.tsx';

/** Makes a category's submenu: all games, then each vendor. */
export function menuVendorsOf(category: GameCategory) {
  return function MenuVendors() {
    const { t } = useTranslation('games');
    const { tag } = useCurrentLanguage();
    const { pathname, search } = useLocation();
    const vendors = useVendors().data?.[category] ?? [];
    const here = `${pathname}${search}`;
    const isHere = (to: string) => isSamePath(to.replace(/\?.*/, ''), pathname) && to.replace(/^[^?]*/, '') === search;
    // The rail fits a long name or a full number, not both.
    const number = new Intl.NumberFormat(tag, { notation: 'compact' });
    const links = vendors.map((card) => ({
      to: vendorAddress(card),
      label: card.displayName,
      note: card.gameCount > 0 && number.format(card.gameCount),
      card,
    }));
    return (
      <ul className={subList}>
        {[{ to: categoryPath(category), label: t('vendors.all'), note: undefined, card: undefined }, ...links].map(
          ({ to, label, note, card }) => (
            <li key={to}>
              <Link className={subLink} to={to} state={{ from: here }} aria-current={isHere(to) || undefined}>
                <span className={subName}>
                  {card && <VendorMark vendor={card} variant="submenu" size="small" named />}
                  <span className={subWord}>{label}</span>
                </span>
                {note && <span className={subNote}>{note}</span>}
              </Link>
            </li>
          ),
        )}
      </ul>
    );
  };
}
