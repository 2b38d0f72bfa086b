import { Icon } from '#app/kit/icon/icon.tsx';
import { useEntryText } from '#app/language/translation.tsx';
import type { Contributed } from '../slots/use-slot.ts';
import { columnGroup } from './column-group.ts';
import { EntryLink } from './entry-link.tsx';
import { entry as entryStyle, link, list } from './menu-sheet.css.ts';
import { SubMenu } from './sub-menu.tsx';
import { useNavigationEntries } from './use-navigation-entries.ts';

interface SheetEntriesProps {
  group: 'main' | 'second' | 'menu';
  /** Closes the menu. */
  close: () => void;
}

/** One group of entries in the phone's menu. */
export function SheetEntries({ group, close }: SheetEntriesProps) {
  const entries = columnGroup(useNavigationEntries(), group).filter(({ pending }) => !pending);
  if (entries.length === 0) return null;
  return (
    <ul className={list}>
      {entries.map((entry) => (
        <SheetEntry key={entry.path} entry={entry} close={close} />
      ))}
    </ul>
  );
}

interface SheetEntryProps extends Pick<SheetEntriesProps, 'close'> {
  entry: Contributed<'navigation'>;
}

function SheetEntry({ entry, close }: SheetEntryProps) {
  const entryText = useEntryText();
  return (
    <li className={entryStyle}>
      <EntryLink className={link} entry={entry} then={close}>
        <Icon name={entry.icon} size={22} />
        {entryText(entry.namespace, entry.label)}
      </EntryLink>
      {entry.sub && <SubMenu of={entryText(entry.namespace, entry.label)} screen={entry.sub} />}
    </li>
  );
}
