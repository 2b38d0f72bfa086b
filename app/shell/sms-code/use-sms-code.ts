import { type RefObject, useRef } from 'react';
import { usePlatformClock } from '#app/clock/clock-context.ts';
import { PlatformError } from '#app/platform/platform-error.ts';
import { plainCode } from '#schemas/writing/plain-code.ts';
import { useBotCheck } from '../bot-check/use-bot-check.ts';
import { secondsToWait } from '../errors/describe-problem.ts';
import type { CodePurpose, Mobile, PhoneProof } from '../slots/phone-verifier.ts';
import { PhoneProblem } from './phone-problem.ts';
import type { SmsCodeDraft } from './sms-code-draft.ts';
import { useCodeFault } from './use-code-fault.ts';
import { useDescribe } from './use-describe.ts';
import { type MobileNumber, useMobile } from './use-mobile.ts';
import { useVerifier } from './use-verifier.ts';

/** Minutes until the next code can be requested, if the platform names none. */
const DEFAULT_MINUTES = 1;
const MINUTE = 60_000;
/** After too many requests: the default wait if the platform gives none, and the longest accepted. */
const TOO_MANY = 5 * MINUTE;
const LONGEST_WAIT = 24 * 60 * MINUTE;
/** Minimum milliseconds between two requests, from the specification's part 9. */
const THROTTLE = 1000;

export interface SmsCode extends Pick<MobileNumber, 'countries' | 'chosen' | 'numberRef' | 'followNumber'> {
  draft: SmsCodeDraft;
  codeRef: RefObject<HTMLInputElement | null>;
  /** Requests a code if the number is valid. */
  send: () => Promise<void>;
  /** The number, or null after its error was shown, or that the countries did not load. */
  mobile: () => Promise<Mobile | null>;
  /** The code as typed, or null after its error was shown and focused. */
  code: () => string | null;
  /** The proof of the number, or null after an error was shown. */
  proof: () => Promise<PhoneProof | null>;
  /**
   * Shows at the code why the platform refused it, and offers a new one where it has expired.
   * @returns whether the problem is about the code
   */
  refuse: (problem: unknown) => boolean;
}

interface SmsCodeOptions {
  purpose: CodePurpose;
  /** The form's draft, see `useDraft`. */
  draft: SmsCodeDraft;
  /** Dialling code of the last log-in, as the default. */
  remembered?: string | undefined;
}

/** A mobile number with its dialling code and the code sent to it. Rendered by `SmsCodeFields`. */
export function useSmsCode({ purpose, draft, remembered }: SmsCodeOptions): SmsCode {
  const { check } = useBotCheck();
  const clock = usePlatformClock();
  const { countries, chosen, numberRef, read, followNumber } = useMobile(draft, remembered);
  const verifier = useVerifier(purpose, draft);
  const describe = useDescribe();
  const { codeRef, show: showFault, offerAnother, refuse } = useCodeFault(draft);
  const last = useRef(Number.NEGATIVE_INFINITY);

  const deliver = async () => {
    try {
      const to = await read();
      if (!to) return;
      last.current = performance.now();
      const minutes = (await (await verifier()).send(to, await check('sms'))) || DEFAULT_MINUTES;
      draft.until = clock.now() + minutes * MINUTE;
      if (draft.refusal) Object.assign(draft, { verificationCode: '', refusal: '' });
      draft.sentTo = `${to.countryDialingCode} ${to.mobileNum}`;
      codeRef.current?.focus();
    } catch (problem) {
      draft.until = clock.now() + waitOf(problem);
      draft.warning = await describe(problem);
    }
  };

  const send = async () => {
    if (draft.sending || clock.now() < draft.until || performance.now() - last.current < THROTTLE) return;
    draft.sending = true;
    await deliver().finally(() => {
      draft.sending = false;
    });
  };

  const code = () => {
    const typed = plainCode(draft.verificationCode);
    draft.fault = null;
    if (typed) return typed;
    showFault();
    return null;
  };

  const proof = async () => {
    const typed = code();
    if (typed === null) return null;
    try {
      return await (await verifier()).prove(typed);
    } catch (problem) {
      offerAnother(problem);
      showFault(await describe(problem));
      return null;
    }
  };

  const mobile = () =>
    read().catch((problem: unknown) => {
      // The fields say themselves that the countries did not load.
      if (problem instanceof PlatformError) return null;
      throw problem;
    });

  return { draft, countries, chosen, numberRef, followNumber, codeRef, send, mobile, code, proof, refuse };
}

/** Milliseconds to wait, according to the platform or the service. */
function waitOf(problem: unknown): number {
  if (problem instanceof PhoneProblem) return problem.wait * 1000;
  if (!(problem instanceof PlatformError)) return 0;
  const fallback = problem.kind === 'busy' ? TOO_MANY : 0;
  return Math.min(secondsToWait(problem) * 1000 || fallback, LONGEST_WAIT);
}
