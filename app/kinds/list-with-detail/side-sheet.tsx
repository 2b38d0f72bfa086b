import type { ReactNode } from 'react';
import { IconButton } from '#app/kit/button/icon-button.tsx';
import type { LookUp } from '#app/language/translate.ts';
import { sheet, sheetBody, sheetHead, sheetName, sheetTools } from './side-sheet.css.ts';

interface SideSheetProps {
  t: LookUp<'sheet.previous' | 'sheet.next' | 'sheet.close'>;
  /** Key of the row. Another row starts at the top, and the buttons of the head keep the focus. */
  of: string;
  /** Accessible name of the sheet. */
  label: string;
  head: ReactNode;
  /** Opens the previous or next row; undefined at the ends of the list and for a row outside it. */
  beside: (step: 1 | -1) => (() => void) | undefined;
  onClose: () => void;
  children: ReactNode;
}

/** Sheet for the open row beside a list of the back office, down to the window's foot. */
export function SideSheet({ t, of, label, head, beside, onClose, children }: SideSheetProps) {
  const [previous, next] = [beside(-1), beside(1)];
  return (
    <aside className={sheet} aria-label={label}>
      <div className={sheetHead}>
        <div className={sheetName}>{head}</div>
        <div className={sheetTools}>
          <IconButton icon="caret-up" label={t('sheet.previous')} disabled={!previous} onClick={previous} />
          <IconButton icon="caret-down" label={t('sheet.next')} disabled={!next} onClick={next} />
          <IconButton icon="x" label={t('sheet.close')} onClick={onClose} />
        </div>
      </div>
      <div key={of} className={sheetBody}>
        {children}
      </div>
    </aside>
  );
}
