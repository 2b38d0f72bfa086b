import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useSingleCall } from '#app/kinds/single-call/use-single-call.ts';
import { Dialog } from '#app/kit/dialog/dialog.tsx';
import { Field } from '#app/kit/field/field.tsx';
import { DialogForm } from '#app/kit/form/dialog-form.tsx';
import { useAttempt } from '#app/kit/form/use-attempt.ts';
import { useFirstFocus } from '#app/kit/form/use-first-focus.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { setEmail } from '#app/platform/generated/operations/set-email.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { useHasPassword } from '#app/session/use-has-password.ts';
import { describeProblem } from '#app/shell/errors/describe-problem.ts';
import { memberAccountKey } from '#app/shell/member/member-account-key.ts';
import { OwnPasswordField } from '#app/shell/member/own-password-field.tsx';
import type { ModalProps } from '#app/shell/slots/slots.ts';
import { useToasts } from '#app/shell/toasts/toasts-context.tsx';
import type { EmailPayload } from '#schemas/generated/platform.ts';

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;
const MAX_EMAIL_LENGTH = 120;
/** Sets the email address for temporary passwords, confirmed by the log-in password. */
export function EmailModal({ close }: ModalProps) {
  const { t } = useTranslation('my-account');
  const first = useFirstFocus();
  const element = useRef<HTMLFormElement>(null);
  const needsPassword = useHasPassword();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const { submit, busy, error, reset } = useSetEmail(close);
  const { isTried, attempt, refused } = useAttempt(element, error);
  const isRefused = (field: string) => refused.some(({ name }) => name === field);
  const own = {
    ...(!EMAIL.test(email.trim()) && { email: t('email.fault') }),
    ...(needsPassword && password === '' && { password: t('confirm.required') }),
  };
  const faults: { email?: string; password?: string } = isTried
    ? {
        ...(isRefused('email') && { email: t('email.fault') }),
        ...(isRefused('password') && { password: t('confirm.wrong') }),
        ...own,
      }
    : {};
  const onSubmit = () => {
    const isWrong = Object.keys(own).length > 0;
    attempt(isWrong);
    if (!isWrong) void submit({ email: email.trim(), ...(needsPassword && { password }) });
  };
  return (
    <Dialog small keep title={t('email.title')} onClose={close}>
      <DialogForm
        ref={element}
        action={t('email.action')}
        busy={busy}
        problem={error && refused.length === 0 ? describeProblem(error, t) : undefined}
        onSubmit={onSubmit}
      >
        <Field
          ref={first}
          label={t('email.new')}
          help={t('email.help')}
          error={faults.email}
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={MAX_EMAIL_LENGTH}
          value={email}
          onChange={({ target }) => {
            reset();
            setEmail(target.value);
          }}
        />
        <OwnPasswordField
          label={t('confirm.password')}
          error={faults.password}
          value={password}
          onChange={({ target }) => {
            reset();
            setPassword(target.value);
          }}
          none={t('confirm.none')}
        />
      </DialogForm>
    </Dialog>
  );
}

function useSetEmail(onSet: () => void) {
  const { t } = useTranslation('my-account');
  const platform = usePlatform();
  const queries = useQueryClient();
  const toasts = useToasts();
  return useSingleCall({
    send: (payload: EmailPayload) => setEmail(platform, payload),
    onSuccess: () => {
      toasts.show({ tone: 'success', text: t('email.done') });
      onSet();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: memberAccountKey }),
  });
}
