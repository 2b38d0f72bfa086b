import type { ReactNode } from 'react';
import { alone, title as titleStyle } from './sheet.css.ts';

interface OpenedAloneProps {
  title: string;
  children: ReactNode;
}

/** The open row above the list, where there is no room beside it and its card may be out of sight. */
export function OpenedAlone({ title, children }: OpenedAloneProps) {
  return (
    <section className={alone} aria-label={title}>
      <h2 className={titleStyle}>{title}</h2>
      {children}
    </section>
  );
}
