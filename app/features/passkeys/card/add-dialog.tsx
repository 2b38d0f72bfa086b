import { type FormEvent, useId, useRef, useState } from 'react';
import { DIGITS, DigitsField } from '#app/kinds/money-flow/payment-password/digits-field.tsx';
import { Button } from '#app/kit/button/button.tsx';
import { Dialog } from '#app/kit/dialog/dialog.tsx';
import { DialogFoot } from '#app/kit/dialog/dialog-foot.tsx';
import { PasswordField } from '#app/kit/field/password-field.tsx';
import { useAttempt } from '#app/kit/form/use-attempt.ts';
import { stack } from '#app/kit/layout/layout.css.ts';
import { Alert } from '#app/kit/state/alert.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { useSession } from '#app/session/session-context.tsx';
import { describePasskey } from '../describe-passkey.ts';
import { useAddPasskey } from '../use-add-passkey.ts';

const MAX_PASSWORD_LENGTH = 255;

interface AddDialogProps {
  /** Only with the payment password will the passkey confirm withdrawals. */
  asksPaymentPassword: boolean;
  onClose: () => void;
}

/** Adds a passkey, confirmed by the password of the account. */
export function AddDialog({ asksPaymentPassword, onClose }: AddDialogProps) {
  const { t } = useTranslation('passkeys');
  const id = useId();
  const element = useRef<HTMLFormElement>(null);
  const needsPassword = useSession().member?.hasPassword !== false;
  const [password, setPassword] = useState('');
  const [digits, setDigits] = useState('');
  const { submit, busy, error, reset } = useAddPasskey(onClose);
  const { isTried, attempt, refused } = useAttempt(element, error);
  const isRefused = (field: string) => refused.some(({ name }) => name === field);
  const isMissing = needsPassword && password === '';
  const isShort = digits !== '' && digits.length < DIGITS;
  const wrong = isRefused('password') ? t('confirm.wrong') : undefined;
  const wrongDigits = isRefused('paymentPassword') ? t('confirm.paymentWrong') : undefined;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    attempt(isMissing || isShort);
    if (isMissing || isShort) return;
    void submit({ ...(needsPassword && { password }), ...(digits && { paymentPassword: digits }) });
  };
  const isSaid = error === null || refused.length > 0;
  return (
    <Dialog small title={t('add.title')} onClose={onClose}>
      <form id={id} ref={element} className={stack[5]} noValidate onSubmit={onSubmit}>
        <p>{t('add.text')}</p>
        {needsPassword ? (
          <PasswordField
            label={t('confirm.password')}
            error={isTried && isMissing ? t('confirm.required') : wrong}
            autoComplete="current-password"
            maxLength={MAX_PASSWORD_LENGTH}
            value={password}
            onChange={({ target }) => {
              reset();
              setPassword(target.value);
            }}
          />
        ) : (
          <Alert tone="info" text={t('confirm.none')} />
        )}
        {asksPaymentPassword && (
          <DigitsField
            label={t('confirm.payment')}
            help={t('confirm.paymentHelp')}
            error={isTried && isShort ? t('confirm.paymentShort') : wrongDigits}
            value={digits}
            onChange={(next) => {
              reset();
              setDigits(next);
            }}
          />
        )}
        <DialogFoot notes={<Alert text={isSaid ? undefined : describePasskey(error, t)} />}>
          <Button type="submit" form={id} look="primary" icon="fingerprint" large wide busy={busy}>
            {t('add.action')}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
}
