import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-name.ts';
import { action, bar, clear, says } from './selection-bar.css.ts';

interface SelectionBarProps {
  /** Counts the selected rows; announced whenever it changes. */
  text: string;
  clearLabel: string;
  onClear: () => void;
  /** `BulkAction`s. */
  children: ReactNode;
}

/** Offers actions for the selected rows of a `Grid`. */
export function SelectionBar({ text, clearLabel, onClear, children }: SelectionBarProps) {
  return (
    <div className={bar}>
      <p className={says} role="status">
        {text}
      </p>
      {children}
      <button type="button" className={clear} aria-label={clearLabel} onClick={onClear}>
        <Icon name="x" size={18} />
      </button>
    </div>
  );
}

interface BulkActionProps {
  icon: IconName;
  onClick: () => void;
  children: ReactNode;
}

export function BulkAction({ icon, onClick, children }: BulkActionProps) {
  return (
    <button type="button" className={action} onClick={onClick}>
      <Icon name={icon} size={18} />
      {children}
    </button>
  );
}
