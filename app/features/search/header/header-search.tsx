import { useEffect } from 'react';
import { Icon } from '#app/kit/icon/icon.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { useVendors } from '#app/shell/games/vendors-query.ts';
import { SEARCH } from '#app/shell/modals/modal-ids.ts';
import { useModals } from '#app/shell/modals/modals-context.tsx';
import { field, key as keyStyle, label } from './header-search.css.ts';
import { isSearchKey } from './is-search-key.ts';

/** Opens the search from the header of a wide window, or with ⌘K, Ctrl+K or the slash on any page with that header. */
export function HeaderSearch() {
  const { t } = useTranslation('search');
  const modals = useModals();
  const lanes = useVendors().data ?? {};
  const count = Object.values(lanes)
    .flat()
    .reduce((sum, { gameCount }) => sum + gameCount, 0);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isSearchKey(event)) return;
      event.preventDefault();
      modals.open(SEARCH);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [modals]);
  return (
    <button
      type="button"
      className={field}
      aria-haspopup="dialog"
      aria-keyshortcuts="/ Control+K Meta+K"
      onClick={() => modals.open(SEARCH)}
    >
      <Icon name="magnifying-glass" />
      <span className={label}>{count > 0 ? t('header', { count }) : t('entry.search')}</span>
      <span className={keyStyle} aria-hidden="true">
        /
      </span>
    </button>
  );
}
