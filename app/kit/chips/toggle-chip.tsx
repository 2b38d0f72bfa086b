import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-name.ts';
import { chip } from './chips.css.ts';

interface ToggleChipProps {
  icon: IconName;
  label: string;
  pressed: boolean;
  onPress: (pressed: boolean) => void;
}

/** An option that is on or off, independent of all others. */
export function ToggleChip({ icon, label, pressed, onPress }: ToggleChipProps) {
  return (
    <button type="button" className={chip} aria-pressed={pressed} onClick={() => onPress(!pressed)}>
      <Icon name={icon} size={18} />
      {label}
    </button>
  );
}
