import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { item, itemEnd } from './menu.css.ts';

interface MenuCheckProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  children: ReactNode;
}

/** An item that is on or off. The menu stays open, since others may follow. */
export function MenuCheck({ checked, onChange, children }: MenuCheckProps) {
  return (
    <button
      type="button"
      role="menuitemcheckbox"
      aria-checked={checked}
      tabIndex={-1}
      className={item}
      onClick={() => onChange(!checked)}
    >
      {children}
      {checked && (
        <span className={itemEnd}>
          <Icon name="check" size={18} />
        </span>
      )}
    </button>
  );
}
