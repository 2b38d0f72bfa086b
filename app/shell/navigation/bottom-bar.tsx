import { Icon } from '#app/kit/icon/icon.tsx';
import { useEntryText, useTranslation } from '#app/language/translation.tsx';
import { ReserveSpace } from '../layout/reserve-space.tsx';
import { NavLink } from '../router/router.ts';
import type { Contributed } from '../slots/use-slot.ts';
import { bar, item, items, listItem } from './bottom-bar.css.ts';
import { useNavigationEntries } from './use-navigation-entries.ts';

/** A phone's bottom bar, with the entries that have a `bar` place. */
export function BottomBar() {
  const { t } = useTranslation();
  const entries = useNavigationEntries()
    .filter((entry) => entry.bar !== undefined)
    .sort((a, b) => (a.bar ?? 0) - (b.bar ?? 0));
  return (
    <nav className={bar} aria-label={t('navigation.bar')}>
      <ul className={items}>
        {entries.map((entry) => (
          <BarItem key={entry.path} entry={entry} />
        ))}
      </ul>
    </nav>
  );
}

function BarItem({ entry }: { entry: Contributed<'navigation'> }) {
  const entryText = useEntryText();
  return (
    <li className={listItem}>
      <ReserveSpace pending={entry.pending}>
        <NavLink className={item} to={entry.path}>
          <Icon name={entry.icon} size={24} />
          {entryText(entry.namespace, entry.label)}
        </NavLink>
      </ReserveSpace>
    </li>
  );
}
