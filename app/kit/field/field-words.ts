/** What every control of a form says. */
export interface FieldWords {
  label: string;
  /** Said before a mistake is made. */
  help?: string | undefined;
  /** What is wrong with the value; empty when nothing is. */
  error?: string | undefined;
}

/** Ties a control to the help and the error that `Labelled` or `Group` shows for its id. */
export function told(id: string, { help, error }: Omit<FieldWords, 'label'>) {
  const described = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ');
  return { 'aria-invalid': error ? true : undefined, 'aria-describedby': described || undefined } as const;
}
