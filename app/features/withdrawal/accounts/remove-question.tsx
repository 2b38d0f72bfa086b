import { type FormEvent, useEffect, useRef, useState } from 'react';
import { DIGITS, DigitsField } from '#app/kinds/money-flow/payment-password/digits-field.tsx';
import { Button } from '#app/kit/button/button.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { PayoutAccount } from '#schemas/generated/platform.ts';
import { accountText } from '../account-text.ts';
import { answers, question, questionText } from './accounts.css.ts';
import { isWrongPassword } from './is-wrong-password.ts';
import type { Removal } from './use-account-actions.ts';

interface RemoveQuestionProps {
  account: PayoutAccount;
  /** Whether the payment password has to confirm the removal. */
  needsPassword: boolean;
  remove: Removal;
  onKeep: () => void;
}

/** Replaces an account's row and asks before it is removed. */
export function RemoveQuestion({ account, needsPassword, remove, onKeep }: RemoveQuestionProps) {
  const { t } = useTranslation('withdrawal');
  const text = useRef<HTMLParagraphElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const [digits, setDigits] = useState('');
  const [isTried, setIsTried] = useState(false);
  // The pressed button has been removed, so move the focus.
  useEffect(() => text.current?.focus(), []);
  const isShort = needsPassword && digits.length < DIGITS;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (isShort) return form.current?.querySelector('input')?.focus();
    const { accountId } = account;
    if (!remove.isPending) remove.mutate({ accountId, ...(needsPassword && { paymentPassword: digits }) });
  };
  const wrong = isWrongPassword(remove.error) ? t('pay.wrong') : undefined;
  return (
    <form ref={form} className={question} noValidate onSubmit={submit}>
      <p ref={text} tabIndex={-1} className={questionText}>
        {t('accounts.removeText', { number: accountText(account) })}
      </p>
      {needsPassword && (
        <DigitsField
          label={t('pay.password')}
          error={isTried && isShort ? t('pay.required') : wrong}
          value={digits}
          onChange={(next) => {
            remove.reset();
            setDigits(next);
          }}
        />
      )}
      <div className={answers}>
        <Button onClick={onKeep}>{t('accounts.keep')}</Button>
        <Button type="submit" look="primary" busy={remove.isPending}>
          {t('accounts.remove')}
        </Button>
      </div>
    </form>
  );
}
