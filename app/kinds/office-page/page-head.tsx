import type { ReactNode, Ref } from 'react';
import { type Fresh, Freshness } from './freshness.tsx';
import { head, headText, headTools, title as titleStyle } from './page-head.css.ts';

interface PageHeadProps {
  title: string;
  /** Ref of the title, to move the focus there. */
  heading?: Ref<HTMLHeadingElement>;
  fresh: Fresh;
  /** Actions for the whole page. */
  children?: ReactNode;
}

/** Head of a back-office page, with the age of its figures. */
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
