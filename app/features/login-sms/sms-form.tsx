import { type FormEvent, useEffect, useRef } from 'react';
import { useBrand } from '#app/brand/brand-context.tsx';
import { useFocusOnFault } from '#app/kit/form/use-focus-on-fault.ts';
import { stack } from '#app/kit/layout/layout.css.ts';
import { Alert } from '#app/kit/state/alert.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { defineDraft } from '#app/shell/drafts/draft-kind.ts';
import { useDraft } from '#app/shell/drafts/use-draft.ts';
import { AcceptDisclaimer, DISCLAIMER } from '#app/shell/log-in/accept-disclaimer.tsx';
import { LogInButton } from '#app/shell/log-in/log-in-button.tsx';
import { submit as submitStyle, ticks } from '#app/shell/log-in/log-in-sheet.css.ts';
import { REMEMBER, RememberTick } from '#app/shell/log-in/remember-tick.tsx';
import { ofNumbers, useLogInMemory } from '#app/shell/log-in/use-log-in-memory.ts';
import type { LoginMethodProps } from '#app/shell/slots/slots.ts';
import { closeSmsCode, createSmsCodeDraft, SMS_CODE_RETENTION } from '#app/shell/sms-code/sms-code-draft.ts';
import { SmsCodeFields } from '#app/shell/sms-code/sms-code-fields.tsx';
import { useSmsCode } from '#app/shell/sms-code/use-sms-code.ts';
import { useSmsLogIn } from './use-sms-log-in.ts';

const logInNumber = defineDraft('log-in-number', createSmsCodeDraft, SMS_CODE_RETENTION);

export function SmsForm({ enter }: LoginMethodProps) {
  const { t } = useTranslation('login-sms');
  const [draft] = useDraft(logInNumber, closeSmsCode);
  const { offered, recalled, settle } = useLogInMemory(ofNumbers);
  const sms = useSmsCode({ purpose: 'noLogin', draft, remembered: recalled?.countryDialingCode });
  const element = useRef<HTMLFormElement>(null);
  const { disclaimer } = useBrand().legal;
  const { submit, busy, message, missing } = useSmsLogIn({ sms, enter, settle });
  useFocusOnFault(element, missing);
  useEffect(() => {
    // Keep the number if the visitor has started to type.
    draft.number ||= recalled?.mobileNum ?? '';
  }, [draft, recalled]);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    void submit({ accepted: !disclaimer || fields.has(DISCLAIMER), remember: fields.has(REMEMBER) });
  };
  return (
    <form ref={element} className={stack[5]} onSubmit={onSubmit} noValidate>
      <Alert text={message} />
      <SmsCodeFields sms={sms} />
      <div className={ticks}>
        {offered && <RememberTick known={recalled !== null} />}
        <AcceptDisclaimer error={missing.includes(DISCLAIMER) ? t('shell:logIn.accept') : undefined} />
      </div>
      <div className={submitStyle}>
        <LogInButton busy={busy} words={{ rest: t('submit'), working: t('working') }} />
      </div>
    </form>
  );
}
