/**
 * Focuses the first field that is marked invalid, in the form or elsewhere in the document if it belongs to the form.
 * Hidden fields, such as those of another step, do not count.
 * @returns the field
 */
export function focusFirstFault(form: HTMLFormElement | null | undefined): HTMLElement | undefined {
  const fault = fieldsOf(form).find(
    (field) => field.getAttribute('aria-invalid') === 'true' && !field.closest('[hidden]'),
  );
  // A group is marked as a whole and cannot be typed into.
  const field = fault instanceof HTMLFieldSetElement ? fieldsOf(fault)[0] : fault;
  field?.focus();
  return field;
}

function fieldsOf(whole: HTMLFormElement | HTMLFieldSetElement | null | undefined): HTMLElement[] {
  return Array.from(whole?.elements ?? []).filter((field) => field instanceof HTMLElement);
}
