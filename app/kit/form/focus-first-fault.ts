/**
 * Puts the focus on the first field that is marked as wrong: of those in the form, and of those elsewhere that belong to
 * it. What is hidden, as a step that is not shown, stays out of it.
 * @returns the field
 */
export function focusFirstFault(form: HTMLFormElement | null | undefined): HTMLElement | undefined {
  const fault = fieldsOf(form).find(
    (field) => field.getAttribute('aria-invalid') === 'true' && !field.closest('[hidden]'),
  );
  // A group is marked as a whole, and is none to write into.
  const field = fault instanceof HTMLFieldSetElement ? fieldsOf(fault)[0] : fault;
  field?.focus();
  return field;
}

function fieldsOf(whole: HTMLFormElement | HTMLFieldSetElement | null | undefined): HTMLElement[] {
  return Array.from(whole?.elements ?? []).filter((field) => field instanceof HTMLElement);
}
