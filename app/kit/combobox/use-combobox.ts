import { type KeyboardEvent, useMemo, useState } from 'react';
import { pressedKey } from '../keys/pressed-key.ts';
import type { ComboboxOption } from './combobox-option.ts';
import { filterOptions } from './filter-options.ts';

interface ComboboxState {
  options: readonly ComboboxOption[];
  /** Value of the selected option; empty when none is. */
  value: string;
  onChange: (value: string) => void;
  /** The field is read-only. */
  fixed: boolean;
}

/** The typed text, the matching options, and which of them is active. */
export function useCombobox({ options, value, onChange, fixed }: ComboboxState) {
  const [open, setOpen] = useState(false);
  // Undefined outside input: the field shows the selection, and the list all options.
  const [typed, setTyped] = useState<string>();
  const [active, setActive] = useState(-1);
  const shown = useMemo(() => filterOptions(options, typed ?? ''), [options, typed]);
  const chosen = options.find((option) => option.value === value);

  const close = () => {
    setOpen(false);
    setTyped(undefined);
  };
  const show = (index: number) => {
    if (fixed) return;
    setOpen(true);
    setActive(chosen ? shown.indexOf(chosen) : index);
  };
  const choose = (option: ComboboxOption | undefined) => {
    close();
    if (option && option.value !== value) onChange(option.value);
  };
  const type = (text: string) => {
    setTyped(text);
    setOpen(true);
    setActive(text.trim() === '' ? -1 : 0);
  };
  /** Selects the active option; a cleared field selects nothing. */
  const leave = () => {
    if (typed === undefined) return close();
    if (typed.trim() !== '') return choose(shown[active]);
    close();
    if (value !== '') onChange('');
  };
  const move = (by: 1 | -1) => shown.length > 0 && setActive((active + by + shown.length) % shown.length);

  const keys: Record<string, (event: KeyboardEvent) => void> = {
    ArrowDown: ({ altKey }) => (open ? move(1) : show(altKey ? -1 : 0)),
    ArrowUp: ({ altKey }) => {
      if (!open) return show(shown.length - 1);
      return altKey ? leave() : move(-1);
    },
    ...(open && { Enter: () => (active < 0 ? close() : choose(shown[active])), Escape: close }),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = keys[pressedKey(event)];
    if (!act || fixed) return;
    // Escape here neither submits the form nor closes the surrounding dialog.
    event.preventDefault();
    act(event);
  };

  const text = typed ?? chosen?.short ?? chosen?.label ?? '';
  return { open, text, typed, active, shown, chosen, show, close, choose, type, leave, onKeyDown };
}
