import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { pressedKey } from '../keys/pressed-key.ts';

/** State, focus and keys of one menu. */
export function useMenu(startsOpen: boolean) {
  const [open, setOpen] = useState(startsOpen);
  const root = useRef<HTMLDivElement>(null);
  const menu = useRef<HTMLDivElement>(null);

  const close = () => {
    setOpen(false);
    root.current?.querySelector('button')?.focus();
  };

  useEffect(() => {
    if (!open) return;
    itemsOf(menu.current)[0]?.focus();
    const closeBeside = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeBeside);
    return () => document.removeEventListener('pointerdown', closeBeside);
  }, [open]);

  const onKeyDown = (event: KeyboardEvent) => {
    const key = pressedKey(event);
    if (key === 'Tab') return setOpen(false);
    const isEscape = key === 'Escape';
    const target = isEscape ? undefined : nextItem(itemsOf(menu.current), event);
    if (!isEscape && !target) return;
    // Escape closes the menu, but not the surrounding dialog too.
    event.preventDefault();
    if (target) target.focus();
    else close();
  };

  return { open, setOpen, close, root, menu, onKeyDown };
}

function itemsOf(menu: HTMLElement | null): HTMLElement[] {
  return [...(menu?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])];
}

function nextItem(items: readonly HTMLElement[], event: KeyboardEvent): HTMLElement | undefined {
  const key = pressedKey(event);
  const here = items.findIndex((item) => item.contains(document.activeElement));
  if (/^[\p{L}\p{N}]$/u.test(key) && !event.ctrlKey && !event.metaKey && !event.altKey) return itemOf(items, here, key);
  const targets: Record<string, number> = { ArrowDown: here + 1, ArrowUp: here - 1, Home: 0, End: -1 };
  const target = targets[key];
  return target === undefined ? undefined : items.at(target % items.length);
}

/** The next item, wrapping around, that starts with a letter. */
function itemOf(items: readonly HTMLElement[], here: number, letter: string): HTMLElement | undefined {
  const begins = ({ textContent }: HTMLElement) =>
    textContent.trim().toLocaleLowerCase().startsWith(letter.toLowerCase());
  return [...items.slice(here + 1), ...items.slice(0, here + 1)].find(begins);
}
