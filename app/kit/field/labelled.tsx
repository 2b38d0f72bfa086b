import type { ReactNode } from 'react';
import { field, help as helpStyle, label as labelStyle } from './field.css.ts';
import { FieldError } from './field-error.tsx';
import type { FieldWords } from './field-words.ts';

interface LabelledProps extends FieldWords {
  /** Id of the control; the ids of the label, help and error start with it. */
  id: string;
  children: ReactNode;
}

/** The frame of a form control: label above, help below, error beside it. */
export function Labelled({ id, label, help, error, children }: LabelledProps) {
  return (
    <div className={field}>
      <label htmlFor={id} className={labelStyle}>
        {label}
      </label>
      {children}
      {help && (
        <p id={`${id}-help`} className={helpStyle}>
          {help}
        </p>
      )}
      <FieldError id={`${id}-error`} text={error} />
    </div>
  );
}
