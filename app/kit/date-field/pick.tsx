import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { pick, pickCaret, pickFrame } from './calendar.css.ts';

interface PickProps {
  label: string;
  value: number;
  onPick: (value: number) => void;
  /** Options. */
  children: ReactNode;
}

/** A name in the calendar's head that opens its list. */
export function Pick({ label, value, onPick, children }: PickProps) {
  return (
    <span className={pickFrame}>
      <select
        className={pick}
        aria-label={label}
        value={value}
        onChange={(event) => onPick(Number(event.target.value))}
      >
        {children}
      </select>
      <span className={pickCaret}>
        <Icon name="caret-down" size={14} />
      </span>
    </span>
  );
}
