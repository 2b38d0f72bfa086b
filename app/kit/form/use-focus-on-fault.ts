import { type RefObject, useEffect } from 'react';
import { focusFirstFault } from './focus-first-fault.ts';

/**
 * After a try that found faults, the focus goes to the first field that has one.
 * @param faults of the last try: a list or a record of its own for each, empty where nothing is wrong
 */
export function useFocusOnFault(form: RefObject<HTMLFormElement | null>, faults: object): void {
  useEffect(() => {
    if (Object.keys(faults).length > 0) focusFirstFault(form.current);
  }, [form, faults]);
}
