import type { ReactNode } from 'react';
import { sheet, sheetBody, sheetHead, sheetName, sheetTools } from './side-sheet.css.ts';

interface SideSheetProps {
  /** Key of the row: another one begins at the top, and the buttons of the head keep the focus. */
  of: string;
  /** Names the sheet for screen readers. */
  label: string;
  head: ReactNode;
  /** Buttons at the end of the head. */
  tools: ReactNode;
  children: ReactNode;
}

/** The open row beside a list of the back office, down to the window's foot. */
export function SideSheet({ of, label, head, tools, children }: SideSheetProps) {
  return (
    <aside className={sheet} aria-label={label}>
      <div className={sheetHead}>
        <div className={sheetName}>{head}</div>
        <div className={sheetTools}>{tools}</div>
      </div>
      <div key={of} className={sheetBody}>
        {children}
      </div>
    </aside>
  );
}
