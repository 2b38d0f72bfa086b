import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import type { BulletinItem } from './bulletin-item.ts';

/** Titles on one page, as the specification's part 9 says. */
export const PAGE_SIZE = 9;

export interface BulletinState<Item> {
  /** The one that is open. */
  chosen: Item | undefined;
  /** The one after it, be it on another page. */
  next: Item | undefined;
  /** Opens one, or closes the one that is open. */
  toggle: (item: Item) => void;
  /** Opens the one after the one that is open, and turns to its page. */
  goOn: () => void;
  collapse: () => void;
  /** From 1. */
  page: number;
  pages: number;
  turnTo: (page: number) => void;
  /** Those of the page. */
  shown: readonly Item[];
  list: RefObject<HTMLUListElement | null>;
  heading: RefObject<HTMLHeadingElement | null>;
  /** Id of the element that shows the chosen one. */
  detailId: string;
}

export function useBulletin<Item extends BulletinItem>(
  items: readonly Item[],
  first: number | null,
): BulletinState<Item> {
  const [open, setOpen] = useState(first === null ? undefined : items[first]?.id);
  const [turned, turnTo] = useState(pageOf(first ?? 0));
  const list = useRef<HTMLUListElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusMoved(open, list, heading);
  const place = items.findIndex(({ id }) => id === open);
  const next = place === -1 ? undefined : items[place + 1];
  const pages = Math.ceil(items.length / PAGE_SIZE);
  // What is asked for again may have become less.
  const page = Math.max(1, Math.min(turned, pages));
  return {
    ...{ page, pages, turnTo, list, heading, next },
    chosen: items[place],
    goOn: () => {
      if (!next) return;
      setOpen(next.id);
      turnTo(pageOf(place + 1));
    },
    toggle: ({ id }) => setOpen(id === open ? undefined : id),
    collapse: () => setOpen(undefined),
    shown: items.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
    detailId: useId(),
  };
}

const pageOf = (place: number) => Math.floor(place / PAGE_SIZE) + 1;

/** Where the text takes the place of the titles, the focus goes to it, and back to its title. */
function useFocusMoved(
  open: number | undefined,
  list: RefObject<HTMLUListElement | null>,
  heading: RefObject<HTMLHeadingElement | null>,
): void {
  const before = useRef(open);
  useEffect(() => {
    const last = before.current;
    before.current = open;
    if (open === last) return;
    if (open === undefined) list.current?.querySelector<HTMLElement>(`[data-item="${last}"]`)?.focus();
    else if (list.current?.checkVisibility?.() === false) heading.current?.focus();
  }, [open, list, heading]);
}
