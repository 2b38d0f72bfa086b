import { type FormEvent, useId, useRef, useState } from 'react';
import { Button } from '#app/kit/button/button.tsx';
import { Dialog } from '#app/kit/dialog/dialog.tsx';
import { DialogFoot } from '#app/kit/dialog/dialog-foot.tsx';
import { Field } from '#app/kit/field/field.tsx';
import { PasswordField } from '#app/kit/field/password-field.tsx';
import { useAttempt } from '#app/kit/form/use-attempt.ts';
import { useFirstFocus } from '#app/kit/form/use-first-focus.ts';
import { stack } from '#app/kit/layout/layout.css.ts';
import { Alert } from '#app/kit/state/alert.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { useSession } from '#app/session/session-context.tsx';
import { describeProblem } from '#app/shell/errors/describe-problem.ts';
import type { ModalProps } from '#app/shell/slots/slots.ts';
import { useSetEmail } from './use-set-email.ts';

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;
const MAX_EMAIL_LENGTH = 120;
const MAX_PASSWORD_LENGTH = 255;

/** Sets the address that receives temporary passwords, confirmed by the password of the account. */
export function EmailModal({ close }: ModalProps) {
  const { t } = useTranslation('my-account');
  const id = useId();
  const first = useFirstFocus();
  const element = useRef<HTMLFormElement>(null);
  const needsPassword = useSession().member?.hasPassword !== false;
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
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const isWrong = Object.keys(own).length > 0;
    attempt(isWrong);
    if (!isWrong) void submit({ email: email.trim(), ...(needsPassword && { password }) });
  };
  return (
    <Dialog small keep title={t('email.title')} onClose={close}>
      <form id={id} ref={element} className={stack[5]} noValidate onSubmit={onSubmit}>
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
        {needsPassword ? (
          <PasswordField
            label={t('confirm.password')}
            error={faults.password}
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
        <DialogFoot notes={<Alert text={error && refused.length === 0 ? describeProblem(error, t) : undefined} />}>
          <Button type="submit" form={id} look="primary" large wide busy={busy}>
            {t('email.action')}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
}
