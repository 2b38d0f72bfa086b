import { type RefObject, useEffect } from 'react';
import { focusFirstFault } from './focus-first-fault.ts';

/**
 * Focuses the first field with an error after an attempt that found some.
 * @param faults of the last attempt: a new list or record each time, empty when nothing is wrong
 */
export function useFocusOnFault(
  form: RefObject<HTMLFormElement | null>,
  faults: readonly unknown[] | Readonly<Record<string, unknown>>,
): void {
  useEffect(() => {
    if (Object.keys(faults).length > 0) focusFirstFault(form.current);
  }, [form, faults]);
}
