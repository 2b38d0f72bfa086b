import type { ReactNode } from 'react';
import { group, help as helpStyle, legend } from './field.css.ts';
import { FieldError } from './field-error.tsx';
import { ariaOf, type FieldWords } from './field-words.ts';

interface GroupProps extends FieldWords {
  /** The ids of the controls inside start with it. */
  id: string;
  /** `radiogroup` for a single choice. */
  role?: 'radiogroup';
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  children: ReactNode;
}

/** Several controls that answer one question. */
export function Group({ id, role, label, help, error, required, disabled, children }: GroupProps) {
  const described = ariaOf(id, { help, error });
  const states = role
    ? { ...described, 'aria-required': required }
    : { 'aria-describedby': described['aria-describedby'] };
  return (
    <fieldset role={role} className={group} disabled={disabled} {...states}>
      <legend className={legend}>{label}</legend>
      {help && (
        <p id={`${id}-help`} className={helpStyle}>
          {help}
        </p>
      )}
      {children}
      <FieldError id={`${id}-error`} text={error} />
    </fieldset>
  );
}
