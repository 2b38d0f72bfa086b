import { useRef } from 'react';
import type { Fault } from '#app/kinds/account-fields/fault.ts';
import { faultText, ruleText } from '#app/kinds/account-fields/fault-text.ts';
import { Dialog } from '#app/kit/dialog/dialog.tsx';
import { Field } from '#app/kit/field/field.tsx';
import { PasswordField } from '#app/kit/field/password-field.tsx';
import { DialogForm } from '#app/kit/form/dialog-form.tsx';
import { useFirstFocus } from '#app/kit/form/use-first-focus.ts';
import { useFocusOnFault } from '#app/kit/form/use-focus-on-fault.ts';
import { useTranslation } from '#app/language/translation.tsx';
import type { HeldLogIn } from '#app/session/session-store.ts';
import { useChangePassword } from './use-change-password.ts';

interface ChangeFormProps {
  held: HeldLogIn;
  close: () => void;
}

const MAX_PASSWORD_LENGTH = 255;

/** Asks for the new password twice, and for the current one only if the log-in did not provide it. */
export function ChangeForm({ held, close }: ChangeFormProps) {
  const { t } = useTranslation('change-password');
  const element = useRef<HTMLFormElement>(null);
  const first = useFirstFocus();
  const { busy, submit, cancel, message, faults, asksCurrent, rule } = useChangePassword(held, close);
  const say = (fault: Fault) => faultText(fault, t);
  useFocusOnFault(element, faults);
  const onSubmit = (form: HTMLFormElement) => void submit(new FormData(form));
  return (
    <Dialog title={t('title')} onClose={cancel} keep>
      <DialogForm ref={element} action={t('submit')} busy={busy} problem={message} onSubmit={onSubmit}>
        <p>{t(held.isChosen ? 'textChosen' : 'text')}</p>
        <Field label={t('username')} value={held.username} autoComplete="username" readOnly />
        {asksCurrent && (
          <PasswordField
            name="oldPassword"
            label={t('current')}
            error={faults.oldPassword && say(faults.oldPassword)}
            autoComplete="current-password"
            maxLength={MAX_PASSWORD_LENGTH}
            required
          />
        )}
        <PasswordField
          ref={first}
          name="newPassword"
          label={t('new')}
          help={rule && ruleText(rule, t)}
          error={faults.newPassword && say(faults.newPassword)}
          autoComplete="new-password"
          maxLength={MAX_PASSWORD_LENGTH}
          required
        />
        <PasswordField
          name="confirmNewPassword"
          label={t('confirm')}
          error={faults.confirmNewPassword && say(faults.confirmNewPassword)}
          autoComplete="new-password"
          maxLength={MAX_PASSWORD_LENGTH}
          required
        />
      </DialogForm>
    </Dialog>
  );
}
