import { useSnapshot } from 'valtio';
import { useAtNow } from '#app/clock/use-at-now.ts';
import { Button } from '#app/kit/button/button.tsx';
import { Countdown } from '#app/kit/countdown/countdown.tsx';
import { Field } from '#app/kit/field/field.tsx';
import { liveRegion } from '#app/kit/theme/hidden.css.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { codeButton, codeEntry, codeRow, note } from './sms-code-fields.css.ts';
import type { SmsCode } from './use-sms-code.ts';

/** From the specification's part 9. */
const MAX_CODE_LENGTH = 255;

/** The code, the button that requests it, and the time until the next one. */
export function CodeEntry({ sms, required }: { sms: SmsCode; required: boolean }) {
  const { t } = useTranslation();
  const { draft } = sms;
  const shown = useSnapshot(draft, { sync: true });
  const waiting = useAtNow((now) => now < shown.until);
  return (
    <>
      <div className={codeEntry}>
        <div className={codeRow}>
          <Field
            ref={sms.codeRef}
            label={t('smsCode.code')}
            inputMode="numeric"
            autoComplete="one-time-code"
            enterKeyHint="go"
            maxLength={MAX_CODE_LENGTH}
            value={shown.verificationCode}
            error={shown.fault === 'code' ? shown.refusal || t('smsCode.missing') : undefined}
            required={required}
            onChange={(event) => {
              draft.verificationCode = event.target.value;
              if (draft.fault === 'code') draft.fault = null;
            }}
          />
          <div className={codeButton}>
            <Button wide busy={shown.sending} disabled={waiting} onClick={() => void sms.send()}>
              {shown.sentTo ? t('smsCode.again') : t('smsCode.get')}
            </Button>
          </div>
        </div>
      </div>
      <div role="status" className={liveRegion}>
        {shown.sentTo && (
          <p className={note}>
            {t('smsCode.sent')} <bdi dir="ltr">{shown.sentTo}</bdi>. {waiting ? '' : t('smsCode.ready')}
          </p>
        )}
      </div>
      {waiting && (
        <p className={note}>
          {t('smsCode.next')}{' '}
          <Countdown
            key={shown.until}
            until={shown.until}
            say={(count) => (count > 0 ? t('smsCode.wait', { count }) : t('smsCode.ready'))}
          />
        </p>
      )}
    </>
  );
}
