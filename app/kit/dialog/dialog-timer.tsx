import { useEffect, useRef } from 'react';
import { useAutoClose } from '../toast/use-auto-close.ts';
import { timer } from './dialog-timer.css.ts';
import { useDialogHeld } from './use-dialog-held.ts';

interface DialogTimerProps {
  /** Milliseconds of being looked at. */
  after: number;
  onEnd: () => void;
}

/**
 * Ends the dialog around it after a while, and shows in a line how much of that is left. It stands still while a pointer is
 * over the dialog, one of its controls has the focus, or the page is in the background.
 */
export function DialogTimer({ after, onEnd }: DialogTimerProps) {
  const line = useRef<HTMLSpanElement>(null);
  const held = useDialogHeld(line);
  useAutoClose(after, held, onEnd);
  useRunningOut(line, after, held);
  return <span ref={line} className={timer} aria-hidden="true" data-held={held} />;
}

function useRunningOut(line: { readonly current: HTMLElement | null }, after: number, held: boolean): void {
  const running = useRef<Animation>(undefined);
  useEffect(() => {
    // Where a document animates nothing, as in jsdom, the time alone counts.
    const frames = [{ transform: 'scaleX(1)' }, { transform: 'scaleX(0)' }];
    running.current = line.current?.animate?.(frames, { duration: after, fill: 'forwards' });
    return () => running.current?.cancel();
  }, [line, after]);
  useEffect(() => {
    if (held) running.current?.pause();
    else running.current?.play();
  }, [held]);
}
