import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { Icon } from '../icon/icon.tsx';
import { placePopup } from '../popup/place-popup.ts';
import { popup } from '../popup/popup.css.ts';
import { usePlace } from '../popup/use-place.ts';
import { empty, list, name, note, option as optionStyle, picture } from './combobox.css.ts';
import type { ComboboxOption } from './combobox-option.ts';

interface ComboboxListProps {
  id: string;
  label: string;
  none: string;
  anchor: RefObject<HTMLElement | null>;
  shown: readonly ComboboxOption[];
  value: string;
  /** Index of the active option; the focus itself stays in the input. */
  active: number;
  choose: (option: ComboboxOption) => void;
}

export function ComboboxList({ id, label, none, anchor, shown, value, active, choose }: ComboboxListProps) {
  const ref = useRef<HTMLDivElement>(null);
  // Browsers without popovers leave it in its fixed position, but not above everything else.
  useLayoutEffect(() => ref.current?.showPopover?.(), []);
  usePlace(ref, (floating) => anchor.current && placePopup(floating, anchor.current));
  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView?.({ block: 'nearest' });
  }, [id, active]);
  return (
    <div
      ref={ref}
      id={id}
      popover="manual"
      role="listbox"
      tabIndex={-1}
      aria-label={label}
      className={`${popup} ${list}`}
      // A press keeps the focus in the input.
      onMouseDown={(event) => event.preventDefault()}
    >
      {shown.map((option, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the input handles the keys, since it keeps the focus.
        <div
          key={option.value}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          className={optionStyle}
          aria-selected={option.value === value}
          data-active={index === active || undefined}
          onClick={() => choose(option)}
        >
          {option.picture && <span className={picture}>{option.picture}</span>}
          <span className={name}>{option.label}</span>
          {option.note && (
            <span className={note}>
              <bdi dir="ltr">{option.note}</bdi>
            </span>
          )}
          {option.value === value && <Icon name="check" size={18} />}
        </div>
      ))}
      {shown.length === 0 && (
        <div role="option" tabIndex={-1} aria-selected={false} aria-disabled="true" className={empty}>
          {none}
        </div>
      )}
    </div>
  );
}
