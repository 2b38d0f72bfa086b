import { proxy } from 'valtio';
import type { Keepings } from '../drafts/draft-kind.ts';
import type { PhoneVerifier } from './phone-verifier.ts';

/** A mobile number and its code that a person is in the middle of. */
export interface SmsCodeDraft {
  /** ISO code of the chosen country; empty for the one that the list proposes. */
  country: string;
  number: string;
  verificationCode: string;
  fault: 'mobile' | 'code' | null;
  sending: boolean;
  /** The number that the last code went to, for the person to read; empty before that. */
  sentTo: string;
  /** Milliseconds since 1970 until which no other code can be asked for. */
  until: number;
  /** Why no code was sent, or why one was not taken, until the person has read it. */
  warning: { title: 'unsent' | 'unproven'; text: string } | null;
  /** Who sent the code, and alone can tell whether it is the right one. */
  verifier: PhoneVerifier | null;
}

export const SMS_CODE_KEEPINGS: Keepings<SmsCodeDraft> = {
  verificationCode: 'secret',
  sending: 'passing',
  verifier: 'passing',
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

/** The code goes with the form that it was typed into; the number stays, and when it can have another one. */
export function closeSmsCode(draft: SmsCodeDraft): void {
  Object.assign(draft, { verificationCode: '', fault: null, warning: null });
}
