import { memo } from 'react';
import { useBrand } from '#app/brand/brand-context.tsx';
import { Icon } from '#app/kit/icon/icon.tsx';
import { WIDE } from '#app/kit/theme/media.ts';
import { useMedia } from '#app/kit/theme/use-media.ts';
import { useEntryText } from '#app/language/translation.tsx';
import { ReserveSpace } from '../frame/reserve-space.tsx';
import { late } from '../loading/late.tsx';
import type { Contributed } from '../slots/use-slot.ts';
import { EntryLink } from './entry-link.tsx';
import { entry as entryStyle, link, linkIcon, list, secondList } from './navigation.css.ts';
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
  const entries = useNavigationEntries().filter((entry) => entry.group === group);
  const isSide = useBrand().theme.layout.navigation === 'side';
  const unfolds = useMedia(WIDE) && isSide;
  const ref = useActiveInView();
  if (entries.length === 0) return null;
  return (
    <ul ref={ref} className={group === 'main' ? list : `${list} ${secondList}`}>
      {entries.map((entry) => (
        <Entry key={entry.path} entry={entry} unfolds={unfolds} />
      ))}
    </ul>
  );
}

interface EntryProps {
  entry: Contributed<'navigation'>;
  unfolds: boolean;
}

/** The list renders with each answer of the platform; an entry only when it is another one. */
const Entry = memo(function Entry({ entry, unfolds }: EntryProps) {
  const entryText = useEntryText();
  return (
    <li className={entryStyle}>
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
});
