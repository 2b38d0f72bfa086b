import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import type { BulletinItem } from './bulletin-item.ts';

/** Titles per page, from the specification's part 9. */
export const PAGE_SIZE = 9;

export interface BulletinState<Item> {
  chosen: Item | undefined;
  /** The following item, even if it is on the next page. */
  next: Item | undefined;
  /** Opens an item, or closes it if it is open. */
  toggle: (item: Item) => void;
  /** Opens the next item and its page. */
  goOn: () => void;
  collapse: () => void;
  /** Counted from 1. */
  page: number;
  pages: number;
  turnTo: (page: number) => void;
  /** Items of the current page. */
  shown: readonly Item[];
  list: RefObject<HTMLUListElement | null>;
  heading: RefObject<HTMLHeadingElement | null>;
  /** Id of the element with the chosen item. */
  detailId: string;
}

export function useBulletin<Item extends BulletinItem>(
  items: readonly Item[],
  first: number | null,
): BulletinState<Item> {
  const [open, setOpen] = useState(first === null ? undefined : items[first]?.id);
  const [turned, setTurned] = useState(pageOf(first ?? 0));
  const list = useRef<HTMLUListElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusMoved(open, list, heading);
  const index = items.findIndex(({ id }) => id === open);
  const next = index === -1 ? undefined : items[index + 1];
  const pages = Math.ceil(items.length / PAGE_SIZE);
  // A refetched list may be shorter.
  const page = Math.max(1, Math.min(turned, pages));
  return {
    ...{ page, pages, turnTo: setTurned, list, heading, next },
    chosen: items[index],
    goOn: () => {
      if (!next) return;
      setOpen(next.id);
      setTurned(pageOf(index + 1));
    },
    toggle: ({ id }) => setOpen(id === open ? undefined : id),
    collapse: () => setOpen(undefined),
    shown: items.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
    detailId: useId(),
  };
}

const pageOf = (index: number) => Math.floor(index / PAGE_SIZE) + 1;

/** Moves the focus to a text that replaces the titles, and back to its title afterwards. */
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
