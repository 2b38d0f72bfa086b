import { type RefObject, useRef } from 'react';
import { useTranslation } from '#app/language/translation.tsx';
import { errorCodeOf } from '#app/platform/platform-error.ts';
import { describeProblem } from '../errors/describe-problem.ts';
import { PhoneProblem } from './phone-problem.ts';
import type { SmsCodeDraft } from './sms-code-draft.ts';

interface CodeFault {
  codeRef: RefObject<HTMLInputElement | null>;
  /** Shows why a code is not accepted, and focuses it; without a reason it is missing. */
  show: (reason?: string) => void;
  /** Ends the wait for the next code, if this one has expired. */
  offerAnother: (problem: unknown) => void;
  /** Shows the platform's reason, if it is about the code. @returns whether it is */
  refuse: (problem: unknown) => boolean;
}

/** What is wrong with a code, said where it was typed. */
export function useCodeFault(draft: SmsCodeDraft): CodeFault {
  const { t } = useTranslation();
  const codeRef = useRef<HTMLInputElement>(null);
  const show = (reason = '') => {
    Object.assign(draft, { fault: 'code', refusal: reason });
    codeRef.current?.focus();
  };
  const offerAnother = (problem: unknown) => {
    if (isExpired(problem)) draft.until = 0;
  };
  const refuse = (problem: unknown) => {
    if (!isWrong(problem) && !isExpired(problem)) return false;
    offerAnother(problem);
    show(describeProblem(problem, t));
    return true;
  };
  return { codeRef, show, offerAnother, refuse };
}

function isWrong(problem: unknown): boolean {
  return errorCodeOf(problem) === 'code_wrong';
}

function isExpired(problem: unknown): boolean {
  if (problem instanceof PhoneProblem) return problem.key === 'problem.expired';
  return errorCodeOf(problem) === 'code_expired';
}
