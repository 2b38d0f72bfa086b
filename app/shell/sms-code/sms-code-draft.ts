import { proxy } from 'valtio';

/** A mobile number and its code that a person is in the middle of. */
export interface SmsCodeDraft {
  /** ISO code of the chosen country; empty for the one that the list proposes. */
  country: string;
  number: string;
  code: string;
  fault: 'mobile' | 'code' | null;
  sending: boolean;
  /** The number that the last code went to, for the person to read; empty before that. */
  sentTo: string;
  /** Milliseconds since 1970 until which no other code can be asked for. */
  until: number;
  /** Why no code was sent, until the person has read it. */
  warning: string;
}

export function createSmsCodeDraft(number: string): SmsCodeDraft {
  return proxy({ country: '', number, code: '', fault: null, sending: false, sentTo: '', until: 0, warning: '' });
}
