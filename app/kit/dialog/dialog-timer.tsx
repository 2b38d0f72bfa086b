import { useEffect, useRef } from 'react';
import { useTranslation } from '#app/language/translation.tsx';
import { Button } from '../button/button.tsx';
import { useAutoClose } from '../toast/use-auto-close.ts';
import { timer, warning } from './dialog-timer.css.ts';
import { useDialogHeld } from './use-dialog-held.ts';

interface DialogTimerProps {
  /** Id of the sentence that announces the timeout. */
  id: string;
  /** Milliseconds, not counting pauses. */
  after: number;
  onEnd: () => void;
  /** The user asked to keep the dialog open. */
  onStay: () => void;
}

/**
 * Closes the surrounding dialog after a while, announces that, and shows the remaining time as a bar. It pauses while a
 * pointer is over the dialog, one of its controls has the focus, or the page is in the background.
 */
export function DialogTimer({ id, after, onEnd, onStay }: DialogTimerProps) {
  const { t } = useTranslation();
  const line = useRef<HTMLSpanElement>(null);
  const held = useDialogHeld(line);
  useAutoClose(after, held, onEnd);
  useRunningOut(line, after, held);
  return (
    <>
      <span ref={line} className={timer} aria-hidden="true" data-held={held} />
      <div className={warning}>
        <p id={id}>{t('dialog.passing')}</p>
        <Button look="plain" onClick={onStay}>
          {t('dialog.stay')}
        </Button>
      </div>
    </>
  );
}

function useRunningOut(line: { readonly current: HTMLElement | null }, after: number, held: boolean): void {
  const running = useRef<Animation>(undefined);
  useEffect(() => {
    // The time also counts without animations, as in jsdom.
    const frames = [{ transform: 'scaleX(1)' }, { transform: 'scaleX(0)' }];
    running.current = line.current?.animate?.(frames, { duration: after, fill: 'forwards' });
    return () => running.current?.cancel();
  }, [line, after]);
  useEffect(() => {
    if (held) running.current?.pause();
    else running.current?.play();
  }, [held]);
}
