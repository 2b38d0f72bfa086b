import { type RefObject, useMemo, useState } from 'react';
import { refusedFields } from '#app/platform/refused-fields.ts';
import { useFocusOnFault } from './use-focus-on-fault.ts';

const NONE: readonly string[] = [];

/**
 * For a form that checks its fields at each change: focuses the first wrong field after an attempt and after a refusal,
 * and leaves the focus alone while the person writes.
 * @param error of the last request, or null
 */
export function useAttempt(form: RefObject<HTMLFormElement | null>, error: unknown) {
  /** What was wrong at the last attempt: a new list each time. */
  const [problems, setProblems] = useState<readonly string[]>();
  const refused = useMemo(() => refusedFields(error), [error]);
  useFocusOnFault(form, problems ?? NONE);
  useFocusOnFault(form, refused);
  return {
    /** From the first attempt on. */
    isTried: problems !== undefined,
    /** Fields that the platform refused. */
    refused,
    /** Notes an attempt, and whether a field was wrong. */
    attempt: (isWrong: boolean) => setProblems(isWrong ? ['wrong'] : NONE),
  };
}
