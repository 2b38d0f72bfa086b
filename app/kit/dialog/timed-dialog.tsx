import { Dialog, type DialogProps } from './dialog.tsx';
import { DialogTimer } from './dialog-timer.tsx';

/** Milliseconds in which a sentence or two are read twice. */
const READ_TWICE = 10_000;

interface TimedDialogProps extends DialogProps {
  onClose: () => void;
  /** Milliseconds after which it closes by itself. */
  closesAfter?: number;
}

/**
 * A dialog that closes by itself, as that of something that has gone well. Only for what asks for nothing and can be read
 * again elsewhere, or need not be: not everybody reads it in time. It stays while somebody is at it, as `DialogTimer` says.
 */
export function TimedDialog({ closesAfter = READ_TWICE, children, ...props }: TimedDialogProps) {
  return (
    <Dialog {...props}>
      {children}
      <DialogTimer after={closesAfter} onEnd={props.onClose} />
    </Dialog>
  );
}
