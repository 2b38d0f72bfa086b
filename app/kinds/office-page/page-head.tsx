import type { ReactNode, Ref } from 'react';
import { type Fresh, Freshness } from './freshness.tsx';
import { head, headText, headTools, title as titleStyle } from './page-head.css.ts';

interface PageHeadProps {
  title: string;
  /** Of the title, to move the focus there. */
  heading?: Ref<HTMLHeadingElement>;
  fresh: Fresh;
  /** What can be done with the page as a whole. */
  children?: ReactNode;
}

/** The head of a page of the back office: every one says how fresh it is. */
export function PageHead({ title, heading, fresh, children }: PageHeadProps) {
  return (
    <div className={head}>
      <div className={headText}>
        <h1 ref={heading} {...(heading && { tabIndex: -1 })} className={titleStyle}>
          {title}
        </h1>
        <Freshness {...fresh} />
      </div>
      <div className={headTools}>{children}</div>
    </div>
  );
}
