import { useId, useState } from 'react';
import { Dialog, type DialogProps } from './dialog.tsx';
import { DialogTimer } from './dialog-timer.tsx';

/** Milliseconds in which a sentence or two are read twice, and in which WCAG 2.2.1 lets a person ask for more time. */
const READ_TWICE = 20_000;

interface TimedDialogProps extends DialogProps {
  onClose: () => void;
  /** Milliseconds after which it closes by itself. */
  closesAfter?: number;
}

/**
 * A dialog that closes by itself, as that of something that has gone well. Only for what asks for nothing and can be read
 * again elsewhere, or need not be: not everybody reads it in time. It says so, stays where it is asked to, and while somebody
 * is at it, as `DialogTimer` says.
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
