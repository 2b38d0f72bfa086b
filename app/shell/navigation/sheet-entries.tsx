import { Icon } from '#app/kit/icon/icon.tsx';
import { useEntryText } from '#app/language/translation.tsx';
import { Link, NavLink } from '../router/router.ts';
import type { Contributed } from '../slots/use-slot.ts';
import { entry as entryStyle, link, list } from './menu-sheet.css.ts';
import { SubMenu } from './sub-menu.tsx';
import { useEntryPress } from './use-entry-press.ts';
import { useNavigationEntries } from './use-navigation-entries.ts';

interface SheetEntriesProps {
  group: 'main' | 'second' | 'menu';
  /** Closes the menu. */
  close: () => void;
}

/** One group of entries in the phone's menu. */
export function SheetEntries({ group, close }: SheetEntriesProps) {
  const entries = useNavigationEntries().filter((entry) => entry.group === group && !entry.pending);
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
  const press = useEntryPress(entry.modal, close);
  // A link to part of a page is never marked as the current page.
  const To = /[#?]/.test(entry.path) ? Link : NavLink;
  return (
    <li className={entryStyle}>
      <To className={link} to={entry.path} onClick={press}>
        <Icon name={entry.icon} size={22} />
        {entryText(entry.namespace, entry.label)}
      </To>
      {entry.sub && <SubMenu of={entryText(entry.namespace, entry.label)} screen={entry.sub} />}
    </li>
  );
}
