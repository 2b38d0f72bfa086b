import { type RefObject, useRef } from 'react';
import { PlatformError } from '#app/platform/platform-error.ts';
import type { Country } from '#schemas/generated/platform.ts';
import { useBotCheck } from '../bot-check/use-bot-check.ts';
import { secondsToWait } from '../errors/describe-problem.ts';
import { useCountryCodes } from './country-codes-query.ts';
import { type Mobile, readMobile } from './mobile.ts';
import { PhoneProblem } from './phone-problem.ts';
import type { CodePurpose, PhoneProof } from './phone-verifier.ts';
import type { SmsCodeDraft } from './sms-code-draft.ts';
import { useDescribe } from './use-describe.ts';
import { useVerifier } from './use-verifier.ts';

/** Minutes until another code can be asked for, where the platform does not say. */
const DEFAULT_MINUTES = 1;
const MINUTE = 60_000;
/** After too many requests, where the platform does not say how long to wait; and the most that it may say. */
const TOO_MANY = 5 * MINUTE;
const LONGEST_WAIT = 24 * 60 * MINUTE;
/** Milliseconds between two presses that count, as the specification's part 9 says. */
const THROTTLE = 1000;

export interface SmsCode {
  draft: SmsCodeDraft;
  countries: ReturnType<typeof useCountryCodes>;
  /** The country that a number belongs to unless it says otherwise. */
  chosen: (country: string) => Country | undefined;
  numberRef: RefObject<HTMLInputElement | null>;
  codeRef: RefObject<HTMLInputElement | null>;
  /** Asks for a code, once the number is a mobile number. */
  send: () => Promise<void>;
  /** The number, or null after its fault has been shown and the focus put there. */
  mobile: () => Promise<Mobile | null>;
  /** What shows that the person has the number, or null after what is missing has been shown. */
  proof: () => Promise<PhoneProof | null>;
}

interface SmsCodeOptions {
  purpose: CodePurpose;
  /** The form's own, see `useDraft`. */
  draft: SmsCodeDraft;
  /** The dialling code of the last time, for whoever chooses none. */
  remembered?: string | undefined;
}

/** A mobile number with its dialling code, and the code that is sent to it. Shown by `SmsCodeFields`. */
export function useSmsCode({ purpose, draft, remembered }: SmsCodeOptions): SmsCode {
  const { check } = useBotCheck();
  const countries = useCountryCodes();
  const verifier = useVerifier(purpose, draft);
  const describe = useDescribe();
  const numberRef = useRef<HTMLInputElement>(null);
  const codeRef = useRef<HTMLInputElement>(null);
  const last = useRef(Number.NEGATIVE_INFINITY);

  const chosen = (country: string) => {
    const list = countries.data ?? [];
    return (
      list.find(({ countryCode }) => countryCode === country) ??
      list.find((entry) => entry.countryDialingCode === remembered) ??
      list[0]
    );
  };

  const mobile = async () => {
    const country = chosen(draft.country);
    const read = country && (await readMobile(draft.number, country, countries.data ?? []));
    draft.fault = read ? null : 'mobile';
    if (read) draft.country = read.countryCode;
    else numberRef.current?.focus();
    return read ? { countryDialingCode: read.countryDialingCode, mobileNum: read.mobileNum } : null;
  };

  const deliver = async () => {
    const to = await mobile();
    if (!to) return;
    try {
      const minutes = (await (await verifier()).send(to, await check('sms'))) ?? DEFAULT_MINUTES;
      draft.until = Date.now() + minutes * MINUTE;
      draft.sentTo = `${to.countryDialingCode} ${to.mobileNum}`;
      codeRef.current?.focus();
    } catch (problem) {
      draft.until = Date.now() + waitOf(problem);
      draft.warning = { title: 'unsent', text: await describe(problem) };
    }
  };

  const send = async () => {
    const now = Date.now();
    if (draft.sending || now < draft.until || now - last.current < THROTTLE) return;
    last.current = now;
    draft.sending = true;
    await deliver().finally(() => {
      draft.sending = false;
    });
  };

  const proof = async () => {
    const code = draft.verificationCode.trim();
    draft.fault = code === '' ? 'code' : null;
    if (code === '') {
      codeRef.current?.focus();
      return null;
    }
    try {
      return await (await verifier()).prove(code);
    } catch (problem) {
      draft.warning = { title: 'unproven', text: await describe(problem) };
      return null;
    }
  };

  return { draft, countries, chosen, numberRef, codeRef, send, mobile, proof };
}

/** Milliseconds that the platform, or the service in its place, wants to be left alone for. */
function waitOf(problem: unknown): number {
  if (problem instanceof PhoneProblem) return problem.wait * 1000;
  if (!(problem instanceof PlatformError)) return 0;
  const unsaid = problem.kind === 'busy' ? TOO_MANY : 0;
  return Math.min(secondsToWait(problem) * 1000 || unsaid, LONGEST_WAIT);
}
