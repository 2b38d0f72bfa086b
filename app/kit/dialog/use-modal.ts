import { type MouseEvent, type PointerEvent, type SyntheticEvent, useLayoutEffect, useRef } from 'react';

interface ModalOptions {
  /** Closes the dialog. If it is left out, Escape and a press outside do nothing. */
  onClose: (() => void) | undefined;
  /** A press outside does not close it, because input could be lost. */
  keep?: boolean | undefined;
}

/**
 * Turns a `<dialog>` into a modal while it is mounted. Focus inside, its return, Escape and the inert page are the
 * browser's own.
 */
export function useModal({ onClose, keep }: ModalOptions) {
  const ref = useRef<HTMLDialogElement>(null);
  const pressed = useRef<EventTarget>(null);

  // Runs before the effects of its content, so that a form inside can take the focus.
  useLayoutEffect(() => {
    const shown = ref.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);

  return {
    ref,
    // Dismissing a file picker fires `cancel` too.
    onCancel: (event: SyntheticEvent) => {
      if (event.target !== ref.current) return;
      event.preventDefault();
      onClose?.();
    },
    // A browser closes the dialog without asking on a second Escape.
    onClose: () => {
      if (!onClose && ref.current?.isConnected && !ref.current.open) ref.current.showModal();
    },
    onPointerDown: (event: PointerEvent) => {
      pressed.current = event.target;
    },
    // A press that began inside, such as a text selection, does not count as outside.
    onClick: (event: MouseEvent) => {
      const beside = event.target === ref.current && pressed.current === ref.current;
      if (beside && !keep) onClose?.();
    },
  };
}
