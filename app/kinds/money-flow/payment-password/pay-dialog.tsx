import { type ReactNode, useState } from 'react';
import { Dialog } from '#app/kit/dialog/dialog.tsx';
import type { LookUp } from '#app/language/translate.ts';
import { FreshDigits } from './fresh-digits.ts';
import { SetForm, type SetWord } from './set-form.tsx';

interface PayDialogProps {
  t: LookUp<'pay.title' | 'set.title' | SetWord>;
  hasPaymentPassword: boolean;
  /** Confirmation by another proof than the payment password. */
  proof?: ReactNode;
  describe: (problem: unknown) => string;
  /** Refetches the terms, which say whether there is a payment password. */
  refresh: () => Promise<void>;
  onClose: () => void;
  /** Confirmation by the payment password. */
  children: ReactNode;
}

/**
 * Asks for another proof or for the payment password. A member without a payment password sets one first, and is not asked for it
 * again in this dialog.
 */
export function PayDialog({ t, hasPaymentPassword, proof, describe, refresh, onClose, children }: PayDialogProps) {
  const [fresh, setFresh] = useState('');
  const step = proof ? 'proof' : hasPaymentPassword ? 'confirm' : 'set';
  return (
    <Dialog key={step} small keep title={t(step === 'set' ? 'set.title' : 'pay.title')} onClose={onClose}>
      {proof}
      {step === 'confirm' && <FreshDigits value={fresh}>{children}</FreshDigits>}
      {step === 'set' && <SetForm t={t} describe={describe} refresh={refresh} onSet={setFresh} />}
    </Dialog>
  );
}
