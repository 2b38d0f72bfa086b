import { type FormEvent, useId, useRef, useState } from 'react';
import { faultText, ruleText } from '#app/kinds/account-fields/fault-text.ts';
import { Button } from '#app/kit/button/button.tsx';
import { DialogFoot } from '#app/kit/dialog/dialog-foot.tsx';
import { PasswordField } from '#app/kit/field/password-field.tsx';
import { stack } from '#app/kit/layout/layout.css.ts';
import { Alert } from '#app/kit/state/alert.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { defineDraft } from '#app/shell/drafts/draft-kind.ts';
import { useDraft } from '#app/shell/drafts/use-draft.ts';
import { AcceptDisclaimer } from '#app/shell/log-in/accept-disclaimer.tsx';
import { useAcceptance } from '#app/shell/log-in/use-acceptance.ts';
import type { ForgotMethodProps } from '#app/shell/slots/slots.ts';
import { closeSmsCode, createSmsCodeDraft, SMS_CODE_RETENTION } from '#app/shell/sms-code/sms-code-draft.ts';
import { SmsCodeFields } from '#app/shell/sms-code/sms-code-fields.tsx';
import { useSmsCode } from '#app/shell/sms-code/use-sms-code.ts';
import { useReset } from './use-reset.ts';

/** Longest value the platform's payload allows. */
const MAX_PASSWORD_LENGTH = 255;

const forgottenNumber = defineDraft('forgotten-by-mobile', createSmsCodeDraft, SMS_CODE_RETENTION);

/** Sets a new password with a code sent to the mobile number, then logs in with it. */
export function MobileForm({ close }: ForgotMethodProps) {
  const { t } = useTranslation('forgot-mobile');
  const id = useId();
  const [newPassword, setNewPassword] = useState('');
  const password = useRef<HTMLInputElement>(null);
  const [draft, drop] = useDraft(forgottenNumber, closeSmsCode);
  const sms = useSmsCode({ purpose: 'noLogin', draft });
  const { busy, submit, message, fault, rule, clearFault } = useReset({ sms, password, close, onSet: drop });
  const accepts = useAcceptance();
  const [isUnaccepted, setIsUnaccepted] = useState(false);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const dialog = event.currentTarget.closest('dialog');
    const isAccepted = accepts(dialog);
    setIsUnaccepted(!isAccepted);
    if (isAccepted) void submit(newPassword);
  };
  return (
    <form id={id} className={stack[5]} onSubmit={onSubmit} noValidate>
      <SmsCodeFields sms={sms} />
      <PasswordField
        ref={password}
        label={t('newPassword')}
        autoComplete="new-password"
        maxLength={MAX_PASSWORD_LENGTH}
        value={newPassword}
        help={rule && ruleText(rule, t)}
        error={fault && faultText(fault, t)}
        required
        onChange={(event) => {
          setNewPassword(event.target.value);
          clearFault();
        }}
      />
      <DialogFoot
        notes={
          <>
            <Alert text={message} />
            <AcceptDisclaimer form={id} error={isUnaccepted ? t('shell:logIn.accept') : undefined} />
          </>
        }
      >
        <Button type="submit" form={id} look="primary" wide large busy={busy}>
          {t('submit')}
        </Button>
      </DialogFoot>
    </form>
  );
}
