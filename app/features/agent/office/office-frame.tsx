import type { ReactNode } from 'react';
import { CommandsProvider } from '#app/kinds/office-page/commands-context.tsx';
import { office, page } from './office.css.ts';
import { OfficeBar } from './office-bar.tsx';
import { OfficeHeader } from './office-header.tsx';
import { OfficeRail } from './office-rail.tsx';
import { useOfficeEntries } from './use-office-entries.ts';

interface OfficeFrameProps {
  /** Id of the open page. */
  here: string | undefined;
  children: ReactNode;
}

/** The menu and header around every page of the back office; a bar at the foot where there is no room for a menu. */
export function OfficeFrame({ here, children }: OfficeFrameProps) {
  const entries = useOfficeEntries();
  return (
    <CommandsProvider>
      <div className={office}>
        <OfficeRail entries={entries} here={here} />
        <OfficeHeader entries={entries} />
        <main className={page} id="main" tabIndex={-1}>
          {children}
        </main>
        <OfficeBar entries={entries} here={here} />
      </div>
    </CommandsProvider>
  );
}
