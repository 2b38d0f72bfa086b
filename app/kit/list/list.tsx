import type { ReactNode } from 'react';
import { list } from './list.css.ts';
import { ListSkeleton } from './list-skeleton.tsx';

interface ListProps {
  /** What it lists, where no heading says it. */
  label?: string;
  /** What it lists is still on its way. */
  busy?: boolean;
  /** `ListRow`s. */
  children?: ReactNode;
}

/** Things below each other, a line each. */
export function List({ label, busy = false, children }: ListProps) {
  return (
    <ul className={list} aria-label={label} aria-busy={busy}>
      {busy ? <ListSkeleton /> : children}
    </ul>
  );
}
