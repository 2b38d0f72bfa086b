import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-name.ts';
import { arrow } from './row.css.ts';

interface RowArrowProps {
  icon: IconName;
  label: string;
  /** There is nothing more in that direction; the arrow keeps its place and the focus. */
  off: boolean;
  onClick: () => void;
}

export function RowArrow({ icon, label, off, onClick }: RowArrowProps) {
  return (
    <button type="button" className={arrow} aria-label={label} aria-disabled={off} onClick={off ? undefined : onClick}>
      <Icon name={icon} size={18} />
    </button>
  );
}
