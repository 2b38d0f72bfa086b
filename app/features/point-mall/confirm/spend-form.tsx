import { type FormEvent, type ReactNode, useId } from 'react';
import { Button } from '#app/kit/button/button.tsx';
import { DialogFoot } from '#app/kit/dialog/dialog-foot.tsx';
import { PasswordField } from '#app/kit/field/password-field.tsx';
import { Alert } from '#app/kit/state/alert.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { useSession } from '#app/session/session-context.tsx';
import type { usePasswordCall } from '../use-password-call.ts';
import { form, line, strong, sums as sumsStyle } from './confirm.css.ts';

interface SpendFormProps {
  /** What it costs and yields: the first sum is emphasised. */
  sums: readonly { name: string; sum: ReactNode }[];
  /** Label of the button. */
  action: string;
  call: Pick<ReturnType<typeof usePasswordCall>, 'busy' | 'message' | 'passwordFault' | 'passwordRef'>;
  /** Without the password where the account has none. */
  onSend: (password?: string) => void;
  /** The fields for the quantity. */
  children: ReactNode;
}

/** Form to spend points: quantity, sums and password. */
export function SpendForm({ sums, action, call, onSend, children }: SpendFormProps) {
  const { t } = useTranslation('point-mall');
  const id = useId();
  const hasPassword = useSession().member?.hasPassword !== false;
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSend(hasPassword ? String(new FormData(event.currentTarget).get('password') ?? '') : undefined);
  };
  return (
    <form id={id} className={form} onSubmit={send} noValidate>
      {children}
      <div className={sumsStyle}>
        {sums.map(({ name, sum }, index) => (
          <span key={name} className={index === 0 ? strong : line}>
            <span>{name}</span>
            <span>{sum}</span>
          </span>
        ))}
      </div>
      {hasPassword ? (
        <PasswordField
          ref={call.passwordRef}
          name="password"
          label={t('password.label')}
          help={t('password.help')}
          error={call.passwordFault}
          autoComplete="current-password"
          maxLength={255}
          required
        />
      ) : (
        <Alert tone="info" text={t('password.none')} />
      )}
      <DialogFoot notes={<Alert text={call.message} />}>
        <Button type="submit" form={id} look="primary" wide large busy={call.busy}>
          {action}
        </Button>
      </DialogFoot>
    </form>
  );
}
