/** Texts that every form control has. */
export interface FieldWords {
  label: string;
  /** Help, shown before any error. */
  help?: string | undefined;
  /** The error; empty for a valid value. */
  error?: string | undefined;
}

/**
 * ARIA attributes that link a control to the help and the error that `Labelled` or `Group` shows for its id.
 * @param also id of another description, such as the message of the whole form
 */
export function ariaOf(id: string, { help, error }: Omit<FieldWords, 'label'>, also?: string) {
  const described = [help && `${id}-help`, error && `${id}-error`, also].filter(Boolean).join(' ');
  return { 'aria-invalid': error ? true : undefined, 'aria-describedby': described || undefined } as const;
}
