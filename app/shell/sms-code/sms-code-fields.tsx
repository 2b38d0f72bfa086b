import { useSnapshot } from 'valtio';
import { Button } from '#app/kit/button/button.tsx';
import { NoticeDialog } from '#app/kit/dialog/notice-dialog.tsx';
import { Field } from '#app/kit/field/field.tsx';
import { Alert } from '#app/kit/state/alert.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { CodeEntry } from './code-entry.tsx';
import { DiallingCode } from './dialling-code.tsx';
import { country, number, row } from './sms-code-fields.css.ts';
import type { SmsCode } from './use-sms-code.ts';

/** Room for a pasted number with its dialling code and spaces. */
const MAX_NUMBER_LENGTH = 32;

interface SmsCodeFieldsProps {
  sms: SmsCode;
  /** Whether to ask for a code, or for the number only. */
  coded?: boolean;
  /** Label of the number, if not the default. */
  label?: string;
  required?: boolean;
  /** Error from elsewhere, such as the platform's rules. */
  error?: string | undefined;
}

/** The mobile number with its dialling code, and below it the code. */
export function SmsCodeFields({ sms, coded = true, label, required = true, error }: SmsCodeFieldsProps) {
  const { t } = useTranslation();
  const { draft, countries } = sms;
  const shown = useSnapshot(draft, { sync: true });
  return (
    <>
      <Alert text={countries.isError ? t('smsCode.unloaded') : undefined} />
      {countries.isError && (
        <Button icon="arrow-clockwise" onClick={() => void countries.refetch()}>
          {t('error.retry')}
        </Button>
      )}
      <div className={row}>
        <div className={country}>
          <DiallingCode
            countries={countries.data ?? []}
            value={sms.chosen(shown.country)?.countryCode ?? ''}
            onChange={(next) => {
              draft.country = next;
            }}
          />
        </div>
        <div className={number}>
          <Field
            ref={sms.numberRef}
            type="tel"
            inputMode="tel"
            label={label ?? t('smsCode.number')}
            autoComplete="tel-national"
            enterKeyHint="go"
            maxLength={MAX_NUMBER_LENGTH}
            value={shown.number}
            error={shown.fault === 'mobile' ? t('error.code.mobile_invalid') : error}
            required={required}
            onChange={(event) => {
              draft.number = event.target.value;
              if (draft.fault === 'mobile') draft.fault = null;
            }}
            onBlur={() => void sms.followNumber()}
          />
        </div>
      </div>
      {coded && <CodeEntry sms={sms} required={required} />}
      {shown.warning && (
        <NoticeDialog
          title={t('smsCode.unsent')}
          text={shown.warning}
          onClose={() => {
            draft.warning = '';
          }}
        />
      )}
    </>
  );
}
