import { Menu } from '#app/kit/menu/menu.tsx';
import { MenuItem } from '#app/kit/menu/menu-item.tsx';
import { useEntryText } from '#app/language/translation.tsx';
import { useModals } from '../modals/modals-context.tsx';
import { useNavigate } from '../router/router.ts';
import type { Contributed } from '../slots/use-slot.ts';
import { MoreButton } from './more-button.tsx';
import { useNavigationEntries } from './use-navigation-entries.ts';

export interface MoreMenuProps {
  /** The current page is in the menu. */
  isHere: boolean;
}

/** Entries of the second group. Loaded on demand, so it starts open. */
export function MoreMenu({ isHere }: MoreMenuProps) {
  const entries = useNavigationEntries().filter(({ group }) => group === 'second');
  return (
    <Menu startsOpen trigger={(props) => <MoreButton {...props} isHere={isHere} />}>
      {entries.map((entry) => (
        <MoreItem key={entry.path} entry={entry} />
      ))}
    </Menu>
  );
}

function MoreItem({ entry }: { entry: Contributed<'navigation'> }) {
  const entryText = useEntryText();
  const navigate = useNavigate();
  const modals = useModals();
  const follow = () => (entry.modal ? modals.open(entry.modal) : navigate(entry.path));
  return (
    <MenuItem icon={entry.icon} onChoose={() => void follow()}>
      {entryText(entry.namespace, entry.label)}
    </MenuItem>
  );
}
