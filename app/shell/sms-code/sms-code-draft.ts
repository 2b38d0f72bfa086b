import { proxy } from 'valtio';
import type { FieldRetention } from '../drafts/draft-kind.ts';
import type { PhoneVerifier } from './phone-verifier.ts';

/** Draft of a mobile number and its code. */
export interface SmsCodeDraft {
  /** ISO code of the chosen country; empty for the default. */
  country: string;
  number: string;
  verificationCode: string;
  fault: 'mobile' | 'code' | null;
  sending: boolean;
  /** The number of the last code, formatted; empty before the first. */
  sentTo: string;
  /** Milliseconds since 1970; no other code can be requested before. */
  until: number;
  /** Why a code was not sent or not accepted, until it is dismissed. */
  warning: { title: 'unsent' | 'unproven'; text: string } | null;
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
    sending: false,
    sentTo: '',
    until: 0,
    warning: null,
    verifier: null,
  });
}

/** Clears the code and errors with the form; keeps the number and the waiting time. */
export function closeSmsCode(draft: SmsCodeDraft): void {
  Object.assign(draft, { verificationCode: '', fault: null, warning: null });
}
