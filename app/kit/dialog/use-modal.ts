import { type MouseEvent, type PointerEvent, type SyntheticEvent, useLayoutEffect, useRef } from 'react';

interface ModalOptions {
  /** Without it neither Escape nor a press beside it does anything. */
  onClose: (() => void) | undefined;
  /** A press beside it does not close it: something in it could be lost. */
  keep?: boolean | undefined;
}

/**
 * What makes a `<dialog>` a modal for as long as it is mounted. The focus inside, its return, Escape and the inert page are
 * the browser's own.
 */
export function useModal({ onClose, keep }: ModalOptions) {
  const ref = useRef<HTMLDialogElement>(null);
  const pressed = useRef<EventTarget>(null);

  // Before the effects of what it holds, so that a form inside can take the focus.
  useLayoutEffect(() => {
    const shown = ref.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);

  return {
    ref,
    // A file picker that is left reports it as well.
    onCancel: (event: SyntheticEvent) => {
      if (event.target !== ref.current) return;
      event.preventDefault();
      onClose?.();
    },
    // A browser closes it without asking when Escape is pressed twice.
    onClose: () => {
      if (!onClose && ref.current?.isConnected && !ref.current.open) ref.current.showModal();
    },
    onPointerDown: (event: PointerEvent) => {
      pressed.current = event.target;
    },
    // A press that began inside, as one that selects text, is none beside it.
    onClick: (event: MouseEvent) => {
      const beside = event.target === ref.current && pressed.current === ref.current;
      if (beside && !keep) onClose?.();
    },
  };
}
