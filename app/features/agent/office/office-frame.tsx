import type { ReactNode } from 'react';
import { office, page } from './office.css.ts';
import { OfficeHeader } from './office-header.tsx';
import { OfficeRail } from './office-rail.tsx';

/** What stands around every page of the back office. */
export function OfficeFrame({ children }: { children: ReactNode }) {
  return (
    <div className={office}>
      <OfficeRail />
      <OfficeHeader />
      <main className={page} id="main" tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}
