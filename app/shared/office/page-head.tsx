import type { ReactNode } from 'react';
import { head, headText, hint, title as titleStyle } from './page-head.css.ts';

interface PageHeadProps {
  title: string;
  /** How old the page's figures are; undefined while they load. */
  note: string | undefined;
  /** What can be done with the page as a whole. */
  children?: ReactNode;
}

/** The head of a page of the back office. */
export function PageHead({ title, note, children }: PageHeadProps) {
  return (
    <div className={head}>
      <div className={headText}>
        <h1 className={titleStyle}>{title}</h1>
        {note && <p className={hint}>{note}</p>}
      </div>
      {children}
    </div>
  );
}
