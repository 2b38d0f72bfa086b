import { type ReactNode, useContext } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-name.ts';
import { item, itemEnd } from './menu.css.ts';
import { MenuContext } from './menu-context.ts';

interface MenuItemProps {
  icon?: IconName;
  /** Makes the item one of several choices. */
  checked?: boolean;
  /** Language of the label, if not the page's. */
  lang?: string;
  onChoose: () => void;
  children: ReactNode;
}

export function MenuItem({ icon, checked, lang, onChoose, children }: MenuItemProps) {
  const close = useContext(MenuContext);
  const choose = () => {
    close();
    onChoose();
  };
  const choice = checked === undefined ? { role: 'menuitem' } : { role: 'menuitemradio', 'aria-checked': checked };
  return (
    <button type="button" {...choice} tabIndex={-1} lang={lang} className={item} onClick={choose}>
      {icon && <Icon name={icon} />}
      {children}
      {checked && (
        <span className={itemEnd}>
          <Icon name="check" size={18} />
        </span>
      )}
    </button>
  );
}
