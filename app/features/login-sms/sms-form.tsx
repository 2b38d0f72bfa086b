import type { FormEvent } from 'react';
import { Button } from '../../kit/button/button.tsx';
import { Alert } from '../../kit/state/alert.tsx';
import { useTranslation } from '../../language/translation.tsx';
import type { LoginMethodProps } from '../../shell/slots/slots.ts';
import { SmsCodeFields } from '../../shell/sms-code/sms-code-fields.tsx';
import { useSmsCode } from '../../shell/sms-code/use-sms-code.ts';
import { form } from './sms-form.css.ts';
import { useSmsLogIn } from './use-sms-log-in.ts';

/** Logs in by a mobile number and the code that was sent to it. */
export function SmsForm({ enter }: LoginMethodProps) {
  const { t } = useTranslation('login-sms');
  const sms = useSmsCode({ purpose: 'noLogin' });
  const { submit, busy, message } = useSmsLogIn(sms, enter);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
  return (
    <form className={form} onSubmit={onSubmit} noValidate>
      <Alert text={message} />
      <SmsCodeFields sms={sms} />
      <Button type="submit" look="primary" whole large busy={busy}>
        {t('submit')}
      </Button>
    </form>
  );
}
