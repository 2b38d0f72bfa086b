import type { ReactNode } from 'react';
import { DialogForm } from '#app/kit/form/dialog-form.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { useHasPassword } from '#app/session/use-has-password.ts';
import { OwnPasswordField } from '#app/shell/member/own-password-field.tsx';
import type { usePasswordCall } from '../use-password-call.ts';
import { line, strong, sums as sumsStyle } from './confirm.css.ts';

interface SpendFormProps {
  /** Cost and yield of the quantity; the first sum is emphasised. */
  sums: readonly { name: string; sum: ReactNode }[];
  /** Label of the button. */
  action: string;
  call: Pick<ReturnType<typeof usePasswordCall>, 'busy' | 'message' | 'passwordFault' | 'passwordRef'>;
  /** The password is undefined if the account has none. */
  onSend: (password?: string) => void;
  /** Fields for the quantity. */
  children: ReactNode;
}

export function SpendForm({ sums, action, call, onSend, children }: SpendFormProps) {
  const { t } = useTranslation('point-mall');
  const hasPassword = useHasPassword();
  const send = (form: HTMLFormElement) => {
    onSend(hasPassword ? String(new FormData(form).get('password') ?? '') : undefined);
  };
  return (
    <DialogForm action={action} busy={call.busy} problem={call.message} onSubmit={send}>
      {children}
      <div className={sumsStyle}>
        {sums.map(({ name, sum }, index) => (
          <span key={name} className={index === 0 ? strong : line}>
            <span>{name}</span>
            <span>{sum}</span>
          </span>
        ))}
      </div>
      <OwnPasswordField
        ref={call.passwordRef}
        name="password"
        label={t('password.label')}
        help={t('password.help')}
        error={call.passwordFault}
        required
        none={t('password.none')}
      />
    </DialogForm>
  );
}
