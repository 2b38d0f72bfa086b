import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

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
    if (event.key === 'Escape') return close();
    if (event.key === 'Tab') return setOpen(false);
    const target = nextItem(itemsOf(menu.current), event.key);
    if (!target) return;
    event.preventDefault();
    target.focus();
  };

  return { open, setOpen, close, root, menu, onKeyDown };
}

function itemsOf(menu: HTMLElement | null): HTMLElement[] {
  return [...(menu?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])];
}

function nextItem(items: readonly HTMLElement[], key: string): HTMLElement | undefined {
  const here = items.findIndex((item) => item.contains(document.activeElement));
  const targets: Record<string, number> = { ArrowDown: here + 1, ArrowUp: here - 1, Home: 0, End: -1 };
  const target = targets[key];
  return target === undefined ? undefined : items.at(target % items.length);
}
