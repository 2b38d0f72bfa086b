import { useImperativeHandle, useRef } from 'react';
import { useTranslation } from '#app/language/translation.tsx';
import { useDraft } from '../drafts/use-draft.ts';
import type { Mobile } from '../slots/phone-verifier.ts';
import type { NumberFieldsProps, NumberPayload, NumberReader } from '../slots/registration-way.ts';
import { SmsCodeFields } from '../sms-code/sms-code-fields.tsx';
import { type SmsCode, useSmsCode } from '../sms-code/use-sms-code.ts';
import { numberDraft } from './number-draft.ts';

/** Mobile number of a registration, with its dialling code and, if `coded`, a verification code. */
export function NumberFields({ coded, reader, required, error }: NumberFieldsProps & { coded: boolean }) {
  const { t } = useTranslation();
  const [draft] = useDraft(numberDraft);
  const sms = useSmsCode({ purpose: 'register', draft });
  const prove = useProofOnce(sms);

  const mobile = async () => {
    const read = await sms.mobile();
    return read && coded && sms.code() === null ? null : read;
  };
  const unlessLeftOut = (read: () => Promise<NumberPayload | null>) => async () =>
    !required && sms.draft.number.trim() === '' ? {} : read();

  useImperativeHandle(
    reader,
    (): NumberReader => ({
      read: unlessLeftOut(mobile),
      prove: unlessLeftOut(async () => {
        const read = await mobile();
        return read && coded ? prove(read) : read;
      }),
      refuse: sms.refuse,
    }),
  );

  return (
    <SmsCodeFields
      sms={sms}
      coded={coded}
      required={required}
      error={error}
      {...(!required && { label: t('smsCode.optionalNumber') })}
    />
  );
}

/** A service may accept a code only once, but a form may be sent again after the platform refused it. */
function useProofOnce({ draft, proof }: SmsCode) {
  const last = useRef<{ key: string; payload: NumberPayload }>(null);
  return async (mobile: Mobile): Promise<NumberPayload | null> => {
    const key = `${mobile.countryDialingCode} ${mobile.mobileNum} ${draft.verificationCode}`;
    if (last.current?.key === key) return last.current.payload;
    const proven = await proof();
    if (!proven) return null;
    last.current = { key, payload: { ...mobile, ...proven } };
    return last.current.payload;
  };
}
