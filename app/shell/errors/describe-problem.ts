import type { LookUp, TranslateShell } from '#app/language/translate.ts';
import { errorCodeOf, PlatformError, type PlatformErrorKind } from '#app/platform/platform-error.ts';

/** From here on a wait is given in minutes. */
const LONG_WAIT_SECONDS = 120;
const SECONDS_PER_MINUTE = 60;

/** Longer waits are not shown. */
const LONGEST_WAIT_SECONDS = 86_400;

/** A longer text is not a sentence for a person: a page, a stack trace, or something hostile. */
export const LONGEST_SENTENCE = 300;

const MESSAGES = {
  offline: 'shell:error.network',
  timeout: 'shell:error.timeout',
  unauthorised: 'shell:error.unauthorised',
  refused: 'shell:error.unknown',
  busy: 'shell:error.busy',
  failed: 'shell:error.failed',
  broken: 'shell:error.failed',
} as const satisfies Record<PlatformErrorKind, string>;

/**
 * The message for a failed call: the site's words for the error code, else the platform's sentence, else words for the
 * kind of failure, or that it is open whether the call was carried out. For `invalid_request` the platform's sentence comes first.
 * @param t from `useTranslation`, of any namespace
 */
export function describeProblem(problem: unknown, t: TranslateShell): string {
  if (!(problem instanceof PlatformError)) return t('shell:error.unknown');
  const wait = secondsToWait(problem);
  if (problem.kind === 'busy' && wait > 0 && wait <= LONGEST_WAIT_SECONDS) return describeWait(wait, t);
  const { errorCode = '', isUnsure } = problem.details;
  const sentence = sentenceOf(problem);
  // This code names no reason, but the platform's sentence may.
  if (errorCode === 'invalid_request' && sentence) return sentence;
  // The platform's sentence must not be a `defaultValue`: i18next would interpolate it.
  return (
    t(`shell:error.code.${errorCode}`, { defaultValue: '' }) ||
    sentence ||
    t(isUnsure ? 'shell:error.unsure' : MESSAGES[problem.kind])
  );
}

/** Describes the refusals of a feature: with these codes in its own words `refused.<code>`, else as any failed call. */
export function describeRefusals<Code extends string>(...codes: readonly Code[]) {
  return (problem: unknown, t: LookUp<`refused.${Code}`> & TranslateShell): string => {
    const refused = errorCodeOf(problem);
    const own = codes.find((code) => code === refused);
    return own ? t(`refused.${own}`) : describeProblem(problem, t);
  };
}

function sentenceOf({ kind, details: { serverMessage = '' } }: PlatformError): string {
  return kind === 'refused' && serverMessage.length <= LONGEST_SENTENCE ? serverMessage : '';
}

function describeWait(seconds: number, t: TranslateShell): string {
  if (seconds < LONG_WAIT_SECONDS) return t('shell:error.busySeconds', { count: seconds });
  return t('shell:error.busyMinutes', { count: Math.ceil(seconds / SECONDS_PER_MINUTE) });
}

/** Seconds until the next attempt; 0 if the platform does not say. */
export function secondsToWait({ details }: PlatformError): number {
  const { retryAfter, value } = details;
  if (retryAfter) return retryAfter;
  const seconds =
    typeof value === 'object' && value !== null && 'retryAfterSeconds' in value && value.retryAfterSeconds;
  return typeof seconds === 'number' ? seconds : 0;
}
