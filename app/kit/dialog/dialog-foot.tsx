import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { notes as notesStyle } from './dialog-foot.css.ts';

interface DialogFootProps {
  /** Content that must be seen or ticked before the actions. */
  notes?: ReactNode;
  /** The actions. */
  children: ReactNode;
}

/** Renders into the foot of the surrounding dialog or panel; a button there names its form. Without one it stays in place. */
export function DialogFoot({ notes, children }: DialogFootProps) {
  const here = useRef<HTMLSpanElement>(null);
  const [foot, setFoot] = useState<Element | null>();
  useLayoutEffect(
    () => setFoot(here.current?.closest('dialog, [data-panel]')?.querySelector('[data-foot]') ?? null),
    [],
  );
  const content = (
    <>
      {notes && <div className={notesStyle}>{notes}</div>}
      {children}
    </>
  );
  if (foot === undefined) return <span ref={here} hidden />;
  return foot ? createPortal(content, foot) : content;
}
