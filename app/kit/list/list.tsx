import type { ReactNode } from 'react';
import { list } from './list.css.ts';
import { ListSkeleton } from './list-skeleton.tsx';

interface ListProps {
  /** Name of the list, when no heading gives it. */
  label?: string;
  /** The rows are still loading. */
  busy?: boolean;
  /** `ListRow`s. */
  children?: ReactNode;
}

/** A list of rows. */
export function List({ label, busy = false, children }: ListProps) {
  return (
    <ul className={list} aria-label={label} aria-busy={busy}>
      {busy ? <ListSkeleton /> : children}
    </ul>
  );
}
