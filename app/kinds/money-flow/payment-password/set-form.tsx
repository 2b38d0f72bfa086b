import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useSingleCall } from '#app/kinds/single-call/use-single-call.ts';
import { DialogForm } from '#app/kit/form/dialog-form.tsx';
import { useAttempt } from '#app/kit/form/use-attempt.ts';
import { useFirstFocus } from '#app/kit/form/use-first-focus.ts';
import * as prose from '#app/kit/text/prose.css.ts';
import type { LookUp } from '#app/language/translate.ts';
import { setPaymentPassword } from '#app/platform/generated/operations/set-payment-password.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { refusedFields } from '#app/platform/refused-fields.ts';
import { useHasPassword } from '#app/session/use-has-password.ts';
import { memberAccountKey } from '#app/shell/member/member-account-key.ts';
import { OwnPasswordField } from '#app/shell/member/own-password-field.tsx';
import type { PaymentPasswordPayload } from '#schemas/generated/platform.ts';
import { DigitsField } from './digits-field.tsx';
import { type NewPassword, type SetFault, setFaults } from './set-faults.ts';

type SetPart = SetFault | 'text' | 'new' | 'help' | 'repeat' | 'password' | 'none' | 'action';

export type SetWord = `set.${SetPart}`;

interface SetFormProps {
  t: LookUp<SetWord>;
  /** Label of the button, if no payment follows. */
  action?: string;
  describe: (problem: unknown) => string;
  /** Refetches the terms, which say whether there is a payment password. */
  refresh: () => Promise<void>;
  /** @param digits the new payment password */
  onSet?: (digits: string) => void;
}

/** Sets the first payment password, confirmed by the account's password. */
export function SetForm({ t, action, describe, refresh, onSet }: SetFormProps) {
  const first = useFirstFocus();
  const element = useRef<HTMLFormElement>(null);
  const needsPassword = useHasPassword();
  const [entered, setEntered] = useState<NewPassword>({ digits: '', repeated: '', password: '' });
  const { submit: send, busy, error, reset } = useSetPassword(refresh, onSet);
  const { isTried, attempt } = useAttempt(element, error);
  const own = setFaults(entered, needsPassword);
  const faults = isTried ? { ...refusedFaults(error), ...own } : {};
  const faultOf = (field: keyof typeof own) => faults[field] && t(`set.${faults[field]}`);
  const change = (part: Partial<NewPassword>) => {
    reset();
    setEntered({ ...entered, ...part });
  };
  const submit = () => {
    const isWrong = Object.keys(own).length > 0;
    attempt(isWrong);
    if (isWrong) return;
    const { digits, password } = entered;
    void send({ paymentPassword: digits, ...(needsPassword && { password }) });
  };
  const isSaid = error === null || refusedFields(error).length > 0;
  return (
    <DialogForm
      ref={element}
      action={action ?? t('set.action')}
      busy={busy}
      problem={isSaid ? undefined : describe(error)}
      onSubmit={submit}
    >
      <p className={prose.aside}>{t('set.text')}</p>
      <DigitsField
        ref={first}
        label={t('set.new')}
        help={t('set.help')}
        error={faultOf('digits')}
        value={entered.digits}
        onChange={(digits) => change({ digits })}
      />
      <DigitsField
        label={t('set.repeat')}
        error={faultOf('repeated')}
        value={entered.repeated}
        onChange={(repeated) => change({ repeated })}
      />
      <OwnPasswordField
        label={t('set.password')}
        error={faultOf('password')}
        value={entered.password}
        onChange={({ target }) => change({ password: target.value })}
        none={t('set.none')}
      />
    </DialogForm>
  );
}

/** Faults in the platform's refusal. */
function refusedFaults(error: unknown) {
  const fields = new Set(refusedFields(error).map(({ name }) => name));
  return {
    ...(fields.has('paymentPassword') && { digits: 'easy' as const }),
    ...(fields.has('password') && { password: 'wrong' as const }),
  };
}

/** @param refresh refetches the terms, which say whether there is a payment password; resolves with the answer */
function useSetPassword(refresh: () => Promise<void>, onSet?: (digits: string) => void) {
  const platform = usePlatform();
  const queries = useQueryClient();
  return useSingleCall({
    send: (payload: PaymentPasswordPayload) => setPaymentPassword(platform, payload),
    onSuccess: (_, { paymentPassword }) => onSet?.(paymentPassword),
    // The password may be set even if the answer was lost.
    onSettled: () => Promise.all([refresh(), queries.invalidateQueries({ queryKey: memberAccountKey })]),
  });
}
