import { type KeyboardEvent, useMemo, useState } from 'react';
import type { ComboboxOption } from './combobox-option.ts';
import { filterOptions } from './filter-options.ts';

interface ComboboxState {
  options: readonly ComboboxOption[];
  /** Value of the chosen option; empty when none is. */
  value: string;
  onChange: (value: string) => void;
  /** It can be looked at and nothing more. */
  fixed: boolean;
}

/** What is typed, what is shown of it, and which option the keys are on. */
export function useCombobox({ options, value, onChange, fixed }: ComboboxState) {
  const [open, setOpen] = useState(false);
  // Undefined while nobody types: the field shows what is chosen, and the list everything.
  const [typed, setTyped] = useState<string>();
  const [active, setActive] = useState(-1);
  const shown = useMemo(() => filterOptions(options, typed ?? ''), [options, typed]);
  const chosen = options.find((option) => option.value === value);

  const close = () => {
    setOpen(false);
    setTyped(undefined);
  };
  const show = (at: number) => {
    if (fixed) return;
    setOpen(true);
    setActive(chosen ? shown.indexOf(chosen) : at);
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
  /** What the list proposes for what was typed is taken; an emptied field is an answer too. */
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
    const act = keys[event.key];
    // An input method is at work: its keys choose among its own candidates.
    if (!act || fixed || event.nativeEvent.isComposing) return;
    // Neither sends the form nor closes the dialog around it.
    event.preventDefault();
    act(event);
  };

  const text = typed ?? chosen?.short ?? chosen?.label ?? '';
  return { open, text, typed, active, shown, chosen, show, close, choose, type, leave, onKeyDown };
}
