import { type RefObject, useEffect, useRef } from 'react';

/**
 * Focuses a form's first field, except on touch devices: the keyboard would hide the form before it was read. A device
 * without any pointer has only keys.
 * @returns a ref for the field
 */
export function useFirstFocus<Field extends HTMLElement = HTMLInputElement>(): RefObject<Field | null> {
  const field = useRef<Field>(null);
  useEffect(() => {
    if (globalThis.matchMedia?.('(pointer: coarse)').matches === false) field.current?.focus();
  }, []);
  return field;
}
