import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { anchor, list, placement } from './menu.css.ts';
import { MenuContext } from './menu-context.ts';
import { openByArrow } from './open-by-arrow.ts';
import { useMenu } from './use-menu.ts';

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
