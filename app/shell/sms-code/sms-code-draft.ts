import { proxy } from 'valtio';
import type { FieldRetention } from '../drafts/draft-kind.ts';
import type { PhoneVerifier } from '../slots/phone-verifier.ts';

/** Draft of a mobile number and its code. */
export interface SmsCodeDraft {
  /** ISO code of the chosen country; empty for the default. */
  country: string;
  number: string;
  verificationCode: string;
  fault: 'mobile' | 'code' | null;
  /** Why the code was refused; empty where it is missing. */
  refusal: string;
  sending: boolean;
  /** The number of the last code, formatted; empty before the first. */
  sentTo: string;
  /** Milliseconds since 1970; no other code can be requested before. */
  until: number;
  /** Why a code was not sent, until it is dismissed. */
  warning: string;
  /** Sent the code, and is the only one that can check it. */
  verifier: PhoneVerifier | null;
}

export const SMS_CODE_RETENTION: FieldRetention<SmsCodeDraft> = {
  verificationCode: 'secret',
  sending: 'transient',
  verifier: 'transient',
};

export function createSmsCodeDraft(): SmsCodeDraft {
  return proxy({
    country: '',
    number: '',
    verificationCode: '',
    fault: null,
    refusal: '',
    sending: false,
    sentTo: '',
    until: 0,
    warning: '',
    verifier: null,
  });
}

/** Clears the code and errors with the form; keeps the number and the waiting time. */
export function closeSmsCode(draft: SmsCodeDraft): void {
  Object.assign(draft, { verificationCode: '', fault: null, refusal: '', warning: '' });
}
