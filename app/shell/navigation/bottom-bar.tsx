import { memo } from 'react';
import { Icon } from '#app/kit/icon/icon.tsx';
import { useEntryText, useTranslation } from '#app/language/translation.tsx';
import { ReserveSpace } from '../frame/reserve-space.tsx';
import type { Contributed } from '../slots/use-slot.ts';
import { bar, item, items, listItem, place } from './bottom-bar.css.ts';
import { entriesInBar } from './entries-in-bar.ts';
import { EntryLink } from './entry-link.tsx';
import { useNavigationEntries } from './use-navigation-entries.ts';

/** A phone's bottom bar, with the entries that have a `bar` place. */
export function BottomBar() {
  const { t } = useTranslation();
  return (
    <nav className={bar} aria-label={t('navigation.bar')}>
      <ul className={items}>
        {entriesInBar(useNavigationEntries()).map((entry) => (
          <BarItem key={entry.path} entry={entry} />
        ))}
      </ul>
    </nav>
  );
}

const BarItem = memo(function BarItem({ entry }: { entry: Contributed<'navigation'> }) {
  const entryText = useEntryText();
  return (
    <li className={listItem}>
      <ReserveSpace pending={entry.pending}>
        <EntryLink className={item} entry={entry}>
          <span className={place}>
            <Icon name={entry.icon} size={24} />
          </span>
          {entryText(entry.namespace, entry.barLabel ?? entry.label)}
        </EntryLink>
      </ReserveSpace>
    </li>
  );
});
