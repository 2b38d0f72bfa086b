import type { ReactNode } from 'react';
import { Button } from '#app/kit/button/button.tsx';
import { Dialog } from '#app/kit/dialog/dialog.tsx';
import { DialogFoot } from '#app/kit/dialog/dialog-foot.tsx';
import { Alert } from '#app/kit/state/alert.tsx';

interface QuestionDialogProps {
  title: string;
  /** Names of the button that does it, and of the one that leaves all as it is. */
  words: { action: string; keep: string };
  /** Whether it ends something and cannot be taken back. */
  isGrave?: boolean;
  busy: boolean;
  /** Why it was not done, above the buttons. */
  problem: string | undefined;
  onConfirm: () => void;
  onClose: () => void;
  /** What it means. */
  children: ReactNode;
}

/** Says what an action means before it is done. */
export function QuestionDialog(props: QuestionDialogProps) {
  const { title, words, isGrave = false, busy, problem, onConfirm, onClose, children } = props;
  return (
    <Dialog small title={title} onClose={onClose}>
      {children}
      <DialogFoot notes={<Alert text={problem} />}>
        <Button look={isGrave ? 'danger' : 'primary'} wide busy={busy} onClick={onConfirm}>
          {words.action}
        </Button>
        <Button wide onClick={onClose}>
          {words.keep}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
