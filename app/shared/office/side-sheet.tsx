import type { ReactNode } from 'react';
import { sheet, sheetBody, sheetHead, sheetTools } from './side-sheet.css.ts';

interface SideSheetProps {
  /** Names the sheet for screen readers. */
  label: string;
  head: ReactNode;
  /** Buttons at the end of the head. */
  tools: ReactNode;
  children: ReactNode;
}

/** The open row beside a list of the back office, down to the window's foot. */
export function SideSheet({ label, head, tools, children }: SideSheetProps) {
  return (
    <aside className={sheet} aria-label={label}>
      <div className={sheetHead}>
        {head}
        <div className={sheetTools}>{tools}</div>
      </div>
      <div className={sheetBody}>{children}</div>
    </aside>
  );
}
