import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from '#app/language/translation.tsx';
import { Button } from '../button/button.tsx';
import { useAutoClose } from '../toast/use-auto-close.ts';
import { Dialog, type DialogProps } from './dialog.tsx';
import { timer, warning } from './dialog-timer.css.ts';

interface DialogTimerProps {
  /** Id of the sentence that announces the timeout. */
  id: string;
  /** Milliseconds, not counting pauses. */
  after: number;
  onEnd: () => void;
  /** The user asked to keep the dialog open. */
  onStay: () => void;
}

/** Milliseconds: enough to read a sentence or two twice, and, per WCAG 2.2.1, to ask for more time. */
const READ_TWICE = 20_000;

interface TimedDialogProps extends DialogProps {
  onClose: () => void;
  /** Milliseconds until it closes. */
  closesAfter?: number;
}

/**
 * A dialog that closes by itself, such as a success message. Only for content that needs no answer and that can be read
 * elsewhere or is dispensable: not everybody reads it in time. It announces the timeout, can be kept open, and pauses as
 * `DialogTimer` describes.
 */
export function TimedDialog({ closesAfter = READ_TWICE, children, ...props }: TimedDialogProps) {
  const [stays, setStays] = useState(false);
  const warning = useId();
  return (
    <Dialog {...props} describedBy={stays ? undefined : warning}>
      {children}
      {!stays && <DialogTimer id={warning} after={closesAfter} onEnd={props.onClose} onStay={() => setStays(true)} />}
    </Dialog>
  );
}

/**
 * Closes the surrounding dialog after a while, announces that, and shows the remaining time as a bar. It pauses while a
 * pointer is over the dialog, one of its controls has the focus, or the page is in the background.
 */
function DialogTimer({ id, after, onEnd, onStay }: DialogTimerProps) {
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

/**
 * Whether the user is busy in the surrounding dialog or the page is in the background. The dialog's initial focus does not
 * count; any later move of the focus does.
 */
function useDialogHeld(place: { readonly current: HTMLElement | null }): boolean {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const [hidden, setHidden] = useState(false);

  useEffect(() => {
    const dialog = place.current?.closest('dialog');
    const taken = document.activeElement;
    const gone = new AbortController();
    const { signal } = gone;
    // The area around a modal is its backdrop, whose pointer events target the dialog itself.
    dialog?.addEventListener('pointerover', ({ target }) => setPointed(target !== dialog), { signal });
    dialog?.addEventListener('pointerleave', () => setPointed(false), { signal });
    dialog?.addEventListener('focusin', ({ target }) => setFocused(target !== taken), { signal });
    dialog?.addEventListener('focusout', () => setFocused(false), { signal });
    const look = () => setHidden(document.hidden);
    document.addEventListener('visibilitychange', look, { signal });
    look();
    return () => gone.abort();
  }, [place]);

  return pointed || focused || hidden;
}
