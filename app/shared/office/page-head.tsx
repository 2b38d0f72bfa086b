import type { ReactNode } from 'react';
import { type Fresh, Freshness } from './freshness.tsx';
import { head, headText, headTools, title as titleStyle } from './page-head.css.ts';

interface PageHeadProps {
  title: string;
  fresh: Fresh;
  /** What can be done with the page as a whole. */
  children?: ReactNode;
}

/** The head of a page of the back office: every one says how fresh it is. */
export function PageHead({ title, fresh, children }: PageHeadProps) {
  return (
    <div className={head}>
      <div className={headText}>
        <h1 className={titleStyle}>{title}</h1>
        <Freshness {...fresh} />
      </div>
      <div className={headTools}>{children}</div>
    </div>
  );
}
