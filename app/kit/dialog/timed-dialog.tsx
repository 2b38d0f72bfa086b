import { useId, useState } from 'react';
import { Dialog, type DialogProps } from './dialog.tsx';
import { DialogTimer } from './dialog-timer.tsx';

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
