import type { ReactNode } from 'react';
import { field, help as helpStyle, label as labelStyle } from './field.css.ts';
import { FieldError } from './field-error.tsx';
import type { FieldWords } from './field-words.ts';

interface LabelledProps extends FieldWords {
  /** Of the control; what stands around it has ids that begin with it. */
  id: string;
  children: ReactNode;
}

/** What a control of a form stands in: its label above, what to know before a mistake below, and the error beside it. */
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
