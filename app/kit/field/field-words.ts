/** What every control of a form says. */
export interface FieldWords {
  label: string;
  /** Said before a mistake is made. */
  help?: string | undefined;
  /** What is wrong with the value; empty when nothing is. */
  error?: string | undefined;
}

/**
 * Ties a control to the help and the error that `Labelled` or `Group` shows for its id.
 * @param also id of what else is said of it, as by the message of a whole form
 */
export function told(id: string, { help, error }: Omit<FieldWords, 'label'>, also?: string) {
  const described = [help && `${id}-help`, error && `${id}-error`, also].filter(Boolean).join(' ');
  return { 'aria-invalid': error ? true : undefined, 'aria-describedby': described || undefined } as const;
}
