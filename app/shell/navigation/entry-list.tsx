import { Icon } from '../../kit/icon/icon.tsx';
import { useTranslation } from '../../language/translation.tsx';
import { KeepsPlace } from '../layout/keeps-place.tsx';
import { NavLink } from '../router/router.ts';
import { type Contributed, useSlot } from '../slots/use-slot.ts';
import { entry as entryStyle, link, linkIcon, list, second } from './navigation.css.ts';
import { SubMenu } from './sub-menu.tsx';
import { useActiveInView } from './use-active-in-view.ts';

interface EntryListProps {
  group: 'main' | 'second';
}

/** One group of the menu's entries; nothing where no feature has any. */
export function EntryList({ group }: EntryListProps) {
  const entries = useSlot('navigation').filter((entry) => entry.group === group);
  const ref = useActiveInView();
  if (entries.length === 0) return null;
  return (
    <ul ref={ref} className={group === 'main' ? list : `${list} ${second}`}>
      {entries.map((entry) => (
        <Entry key={entry.path} entry={entry} />
      ))}
    </ul>
  );
}

function Entry({ entry }: { entry: Contributed<'navigation'> }) {
  const { t } = useTranslation(entry.namespace);
  const visible = entry.useVisible?.() ?? true;
  if (!visible) return null;
  return (
    <li className={entryStyle}>
      <KeepsPlace pending={entry.pending}>
        <NavLink className={link} to={entry.path}>
          <span className={linkIcon}>
            <Icon name={entry.icon} />
          </span>
          {t(entry.label)}
        </NavLink>
        {entry.sub && <SubMenu of={t(entry.label)} screen={entry.sub} />}
      </KeepsPlace>
    </li>
  );
}
