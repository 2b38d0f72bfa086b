import type { ReactNode } from 'react';
import { office, page } from './office.css.ts';
import { OfficeHeader } from './office-header.tsx';
import type { OfficePage } from './office-path.ts';
import { OfficeRail } from './office-rail.tsx';

interface OfficeFrameProps {
  pages: readonly OfficePage[];
  /** Id of the open page. */
  here: string | undefined;
  children: ReactNode;
}

/** The menu and header around every page of the back office. */
export function OfficeFrame({ pages, here, children }: OfficeFrameProps) {
  return (
    <div className={office}>
      <OfficeRail pages={pages} here={here} />
      <OfficeHeader />
      <main className={page} id="main" tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}
