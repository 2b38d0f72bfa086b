import { useBrand } from '#app/brand/brand-context.tsx';
import { Icon } from '#app/kit/icon/icon.tsx';
import { WIDE } from '#app/kit/theme/media.ts';
import { useMedia } from '#app/kit/theme/use-media.ts';
import { useEntryText } from '#app/language/translation.tsx';
import { ReserveSpace } from '../layout/reserve-space.tsx';
import { late } from '../loading/late.tsx';
import type { Contributed } from '../slots/use-slot.ts';
import { columnGroup } from './column-group.ts';
import { EntryLink } from './entry-link.tsx';
import { entry as entryStyle, link, linkIcon, list, rowEntry, secondList } from './navigation.css.ts';
import { useActiveInView } from './use-active-in-view.ts';
import { useNavigationEntries } from './use-navigation-entries.ts';

// A phone's strip has no submenus, so it does not load them.
const SubMenu = late(
  () => import('./sub-menu.tsx').then((file) => file.SubMenu),
  () => null,
);

interface EntryListProps {
  group: 'main' | 'second';
}

/** One group of menu entries; nothing if it is empty. */
export function EntryList({ group }: EntryListProps) {
  const all = useNavigationEntries();
  const isSide = useBrand().theme.layout.navigation === 'side';
  const unfolds = useMedia(WIDE) && isSide;
  const ref = useActiveInView();
  // Where the menu is a row in one window and a column in another, an entry with two places is in both lists.
  const entries = isSide && group === 'second' ? columnGroup(all, group) : all.filter((entry) => entry.group === group);
  if (entries.length === 0) return null;
  return (
    <ul ref={ref} className={group === 'main' ? list : `${list} ${secondList}`}>
      {entries.map((entry) => (
        <Entry key={entry.path} entry={entry} unfolds={unfolds} isInRow={group === 'main'} />
      ))}
    </ul>
  );
}

interface EntryProps {
  entry: Contributed<'navigation'>;
  unfolds: boolean;
  /** In the list that a row shows. */
  isInRow: boolean;
}

function Entry({ entry, unfolds, isInRow }: EntryProps) {
  const entryText = useEntryText();
  return (
    <li className={isInRow && entry.inColumn ? rowEntry : entryStyle}>
      <ReserveSpace pending={entry.pending}>
        <EntryLink className={link} entry={entry}>
          <span className={linkIcon}>
            <Icon name={entry.icon} />
          </span>
          {entryText(entry.namespace, entry.label)}
        </EntryLink>
        {unfolds && entry.sub && <SubMenu of={entryText(entry.namespace, entry.label)} screen={entry.sub} />}
      </ReserveSpace>
    </li>
  );
}
