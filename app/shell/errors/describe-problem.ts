import type { TranslateShell } from '#app/language/translate.ts';
import { PlatformError, type PlatformErrorKind } from '#app/platform/platform-error.ts';

/** From this wait on it is said in minutes. */
const LONG_WAIT_SECONDS = 120;
const SECONDS_PER_MINUTE = 60;

/** A longer wait is none that anybody sits out, so that it is said without its length. */
const LONGEST_WAIT_SECONDS = 86_400;

/** A longer text of the platform is no sentence for a person: a page, a trace, or something hostile. */
const LONGEST_SENTENCE = 300;

const WORDS = {
  offline: 'shell:error.network',
  timeout: 'shell:error.timeout',
  unauthorised: 'shell:error.unauthorised',
  refused: 'shell:error.unknown',
  busy: 'shell:error.busy',
  failed: 'shell:error.failed',
  broken: 'shell:error.failed',
} as const satisfies Record<PlatformErrorKind, string>;

/**
 * What a person reads when the platform could not do what was asked: the site's own words for the reason, else the
 * platform's sentence, else words for the kind of failure.
 * @param t the function that `useTranslation` gives, whatever its namespace
 */
export function describeProblem(problem: unknown, t: TranslateShell): string {
  if (!(problem instanceof PlatformError)) return t('shell:error.unknown');
  const wait = secondsToWait(problem);
  if (problem.kind === 'busy' && wait > 0 && wait <= LONGEST_WAIT_SECONDS) return describeWait(wait, t);
  const { errorCode = '' } = problem.details;
  // What the platform says is never a template: as a default it would be taken for one.
  return t(`shell:error.code.${errorCode}`, { defaultValue: '' }) || sentenceOf(problem) || t(WORDS[problem.kind]);
}

function sentenceOf({ kind, details: { serverMessage = '' } }: PlatformError): string {
  return kind === 'refused' && serverMessage.length <= LONGEST_SENTENCE ? serverMessage : '';
}

function describeWait(seconds: number, t: TranslateShell): string {
  if (seconds < LONG_WAIT_SECONDS) return t('shell:error.busySeconds', { count: seconds });
  return t('shell:error.busyMinutes', { count: Math.ceil(seconds / SECONDS_PER_MINUTE) });
}

/** Seconds until another try, as far as the platform says; 0 where it does not. */
export function secondsToWait({ details }: PlatformError): number {
  const { retryAfter, value } = details;
  if (retryAfter) return retryAfter;
  const told = typeof value === 'object' && value !== null && 'retryAfterSeconds' in value && value.retryAfterSeconds;
  return typeof told === 'number' ? told : 0;
}
