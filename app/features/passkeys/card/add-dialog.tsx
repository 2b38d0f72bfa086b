import { useRef, useState } from 'react';
import { DIGITS, DigitsField } from '#app/kinds/money-flow/payment-password/digits-field.tsx';
import { useSingleCall } from '#app/kinds/single-call/use-single-call.ts';
import { Dialog } from '#app/kit/dialog/dialog.tsx';
import { DialogForm } from '#app/kit/form/dialog-form.tsx';
import { useAttempt } from '#app/kit/form/use-attempt.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { addPasskey } from '#app/platform/generated/operations/add-passkey.ts';
import { passkeyOptions } from '#app/platform/generated/operations/passkey-options.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { makePasskey } from '#app/session/passkeys/ceremony.ts';
import { useHasPassword } from '#app/session/use-has-password.ts';
import { OwnPasswordField } from '#app/shell/member/own-password-field.tsx';
import { useToasts } from '#app/shell/toasts/toasts-context.tsx';
import type { PasskeyPayload } from '#schemas/generated/platform.ts';
import { describePasskey } from '../describe-passkey.ts';
import { useRefreshPasskeys } from '../use-passkeys.ts';

interface AddDialogProps {
  /** Asks for the payment password, without which the passkey cannot confirm withdrawals. */
  asksPaymentPassword: boolean;
  onClose: () => void;
}

/** Adds a passkey after the member enters the password. */
export function AddDialog({ asksPaymentPassword, onClose }: AddDialogProps) {
  const { t } = useTranslation('passkeys');
  const element = useRef<HTMLFormElement>(null);
  const needsPassword = useHasPassword();
  const [password, setPassword] = useState('');
  const [digits, setDigits] = useState('');
  const { submit, busy, error, reset } = useAddPasskey(onClose);
  const { isTried, attempt, refused } = useAttempt(element, error);
  const isRefused = (field: string) => refused.some(({ name }) => name === field);
  const isMissing = needsPassword && password === '';
  const isShort = digits !== '' && digits.length < DIGITS;
  const wrong = isRefused('password') ? t('confirm.wrong') : undefined;
  const wrongDigits = isRefused('paymentPassword') ? t('confirm.paymentWrong') : undefined;
  const onSubmit = () => {
    attempt(isMissing || isShort);
    if (isMissing || isShort) return;
    void submit({ ...(needsPassword && { password }), ...(digits && { paymentPassword: digits }) });
  };
  const isSaid = error === null || refused.length > 0;
  return (
    <Dialog small title={t('add.title')} onClose={onClose}>
      <DialogForm
        ref={element}
        action={t('add.action')}
        icon="fingerprint"
        busy={busy}
        problem={isSaid ? undefined : describePasskey(error, t)}
        onSubmit={onSubmit}
      >
        <p>{t('add.text')}</p>
        <OwnPasswordField
          label={t('confirm.password')}
          error={isTried && isMissing ? t('confirm.required') : wrong}
          value={password}
          onChange={({ target }) => {
            reset();
            setPassword(target.value);
          }}
          none={t('confirm.none')}
        />
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
      </DialogForm>
    </Dialog>
  );
}

/** Verifies the passwords, has the browser create the passkey, and stores it at the platform. */
function useAddPasskey(onAdded: () => void) {
  const { t } = useTranslation('passkeys');
  const platform = usePlatform();
  const refresh = useRefreshPasskeys();
  const toasts = useToasts();
  return useSingleCall({
    send: async (payload: PasskeyPayload) =>
      addPasskey(platform, await makePasskey(await passkeyOptions(platform, payload))),
    onSuccess: () => {
      toasts.show({ tone: 'success', text: t('add.done') });
      onAdded();
    },
    // Refetch after an error too: the passkey may be stored although the answer was lost.
    onSettled: refresh,
  });
}
