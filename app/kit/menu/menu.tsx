import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { pressedKey } from '../keys/pressed-key.ts';
import { anchor, list, placement } from './menu.css.ts';
import { MenuContext } from './menu-context.ts';
import { openByArrow } from './open-by-arrow.ts';

export interface MenuTriggerProps {
  id: string;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  'aria-controls': string;
  onClick: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

interface MenuProps {
  /** The button that opens it. */
  trigger: (props: MenuTriggerProps) => ReactNode;
  /** Place of the list: below the button by default, or above the row around the button. */
  place?: keyof typeof placement;
  /** Whether it starts open. */
  startsOpen?: boolean;
  /** `MenuItem`s. */
  children: ReactNode;
}

/** A menu button as in the ARIA Authoring Practices: arrows, Home, End, letters, Escape; the focus returns to the button. */
export function Menu({ trigger, place = 'below', startsOpen = false, children }: MenuProps) {
  const id = useId();
  const { open, setOpen, close, root, menu, onKeyDown } = useMenu(startsOpen);
  return (
    <div className={anchor[place]} ref={root}>
      {trigger({
        id: `${id}-button`,
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        'aria-controls': `${id}-menu`,
        onClick: () => setOpen(!open),
        onKeyDown: openByArrow,
      })}
      {open && (
        <div
          ref={menu}
          id={`${id}-menu`}
          role="menu"
          tabIndex={-1}
          aria-labelledby={`${id}-button`}
          className={`${list} ${placement[place]}`}
          onKeyDown={onKeyDown}
        >
          <MenuContext value={close}>{children}</MenuContext>
        </div>
      )}
    </div>
  );
}

/** State, focus and keys of one menu. */
function useMenu(startsOpen: boolean) {
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
  const begins = ({ textContent }: HTMLElement) => textContent.trim().toLowerCase().startsWith(letter.toLowerCase());
  return [...items.slice(here + 1), ...items.slice(0, here + 1)].find(begins);
}
