import { type ReactNode, use, useRef, useState } from 'react';
import type { IntentCall } from '#app/kinds/intent/use-intent-call.ts';
import { DialogForm } from '#app/kit/form/dialog-form.tsx';
import { useFirstFocus } from '#app/kit/form/use-first-focus.ts';
import type { LookUp } from '#app/language/translate.ts';
import { refusedFields } from '#app/platform/refused-fields.ts';
import { DIGITS, DigitsField } from './digits-field.tsx';
import { FreshDigits } from './fresh-digits.ts';

interface PaymentFormProps<Wanted> {
  t: LookUp<'pay.password' | 'pay.help' | 'pay.required' | 'pay.wrong'>;
  call: IntentCall<Wanted>;
  /** Builds the request with the entered password. */
  wantedWith: (paymentPassword: string) => Wanted;
  /** Label of the button, with the amount. */
  action: string;
  describe: (problem: unknown) => string;
  /** Amount and recipient. */
  children: ReactNode;
}

/** Asks for the payment password and sends the money. */
export function PaymentForm<Wanted>({ t, call, wantedWith, action, describe, children }: PaymentFormProps<Wanted>) {
  const { submit: send, busy, error, reset } = call;
  const first = useFirstFocus();
  const element = useRef<HTMLFormElement>(null);
  const fresh = use(FreshDigits);
  const [digits, setDigits] = useState(fresh);
  const [isTried, setIsTried] = useState(false);
  const isShort = digits.length < DIGITS;
  const isWrong = refusedFields(error).some(({ name }) => name === 'paymentPassword');
  const submit = () => {
    setIsTried(true);
    if (isShort) return element.current?.querySelector('input')?.focus();
    void send(wantedWith(digits));
  };
  // One that was set a moment ago is not asked for again, unless the platform refuses it.
  const isAsked = fresh === '' || isWrong || digits !== fresh;
  const wrong = isWrong ? t('pay.wrong') : undefined;
  return (
    <DialogForm
      ref={element}
      action={action}
      busy={busy}
      problem={error && !isWrong ? describe(error) : undefined}
      onSubmit={submit}
    >
      {children}
      {isAsked && (
        <DigitsField
          ref={first}
          label={t('pay.password')}
          help={t('pay.help')}
          error={isTried && isShort ? t('pay.required') : wrong}
          value={digits}
          onChange={(next) => {
            reset();
            setDigits(next);
          }}
        />
      )}
    </DialogForm>
  );
}
