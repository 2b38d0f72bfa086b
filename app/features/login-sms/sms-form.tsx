import { type FormEvent, useEffect } from 'react';
import { useBrand } from '../../brand/brand-context.tsx';
import { Button } from '../../kit/button/button.tsx';
import { Alert } from '../../kit/state/alert.tsx';
import { useTranslation } from '../../language/translation.tsx';
import { useDraft } from '../../shell/drafts/use-draft.ts';
import { AcceptDisclaimer, DISCLAIMER } from '../../shell/log-in/accept-disclaimer.tsx';
import { REMEMBER, RememberTick } from '../../shell/log-in/remember-tick.tsx';
import { ofNumbers, useLogInMemory } from '../../shell/log-in/use-log-in-memory.ts';
import type { LoginMethodProps } from '../../shell/slots/slots.ts';
import { closeSmsCode, createSmsCodeDraft } from '../../shell/sms-code/sms-code-draft.ts';
import { SmsCodeFields } from '../../shell/sms-code/sms-code-fields.tsx';
import { useSmsCode } from '../../shell/sms-code/use-sms-code.ts';
import { form } from './sms-form.css.ts';
import { useSmsLogIn } from './use-sms-log-in.ts';

const beginLogIn = () => createSmsCodeDraft();

/** Logs in by a mobile number and the code that was sent to it. */
export function SmsForm({ enter }: LoginMethodProps) {
  const { t } = useTranslation('login-sms');
  const [draft] = useDraft(beginLogIn, closeSmsCode);
  const { offered, recalled, settle } = useLogInMemory(ofNumbers);
  const sms = useSmsCode({ purpose: 'noLogin', draft, remembered: recalled?.countryDialingCode });
  const { t: shellWords } = useTranslation();
  const { disclaimer } = useBrand().legal;
  const { submit, busy, message, unaccepted } = useSmsLogIn({ sms, enter, settle });
  useEffect(() => {
    // Unless somebody has begun to write.
    draft.number ||= recalled?.mobileNum ?? '';
  }, [draft, recalled]);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    void submit({ accepted: !disclaimer || fields.has(DISCLAIMER), remember: fields.has(REMEMBER) });
  };
  return (
    <form className={form} onSubmit={onSubmit} noValidate>
      <Alert text={message} />
      <SmsCodeFields sms={sms} />
      {offered && <RememberTick known={recalled !== null} />}
      <AcceptDisclaimer error={unaccepted ? shellWords('logIn.accept') : undefined} />
      <Button type="submit" look="primary" whole large busy={busy}>
        {t('submit')}
      </Button>
    </form>
  );
}
