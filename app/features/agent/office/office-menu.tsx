import { Fragment, useId } from 'react';
import { Icon } from '#app/kit/icon/icon.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { QuietScreen } from '#app/shell/loading/quiet-screen.tsx';
import { useModals } from '#app/shell/modals/modals-context.tsx';
import { Link } from '#app/shell/router/router.ts';
import { railGroup, railLink, railList, railText } from './office.css.ts';
import { OFFICE_GROUPS, type OfficeEntry } from './use-office-entries.ts';

const NO_PROPS = {};

interface OfficeMenuProps {
  entries: readonly OfficeEntry[];
  here: string | undefined;
  /** Called when an entry is pressed. */
  onPress?: () => void;
}

export function OfficeMenu({ entries, here, onPress }: OfficeMenuProps) {
  const { t } = useTranslation('agent');
  const id = useId();
  return OFFICE_GROUPS.map((group) => {
    const own = entries.filter((entry) => entry.group === group);
    if (own.length === 0) return null;
    return (
      <Fragment key={group}>
        {group !== 'desk' && (
          <p id={`${id}-${group}`} className={railGroup}>
            {t(`rail.${group}`)}
          </p>
        )}
        <ul className={railList} {...(group !== 'desk' && { 'aria-labelledby': `${id}-${group}` })}>
          {own.map((entry) => (
            <li key={entry.id}>
              <MenuEntry entry={entry} isHere={entry.id === here} onPress={onPress} />
            </li>
          ))}
        </ul>
      </Fragment>
    );
  });
}

interface MenuEntryProps {
  entry: OfficeEntry;
  isHere: boolean;
  onPress: (() => void) | undefined;
}

function MenuEntry({ entry: { icon, text, to, modal, count }, isHere, onPress }: MenuEntryProps) {
  const modals = useModals();
  const content = (
    <>
      <Icon name={icon} size={18} />
      <span className={railText}>{text}</span>
      {count && <QuietScreen screen={count} props={NO_PROPS} />}
    </>
  );
  if (to !== undefined) {
    return (
      <Link className={railLink} to={to} aria-current={isHere ? 'page' : undefined} onClick={onPress}>
        {content}
      </Link>
    );
  }
  const open = () => {
    onPress?.();
    if (modal !== undefined) modals.open(modal);
  };
  return (
    <button type="button" className={railLink} aria-haspopup="dialog" onClick={open}>
      {content}
    </button>
  );
}
