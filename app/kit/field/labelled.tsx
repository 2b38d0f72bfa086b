import type { ReactNode } from 'react';
import { aside as asideStyle, field, help as helpStyle, label as labelStyle, withAside } from './field.css.ts';
import { FieldError } from './field-error.tsx';
import type { FieldWords } from './field-words.ts';

interface LabelledProps extends FieldWords {
  /** Id of the control; the ids of the label, help and error start with it. */
  id: string;
  /** A link at the end of the label's line; the tab order has it after the control. */
  aside?: ReactNode;
  children: ReactNode;
}

/** The frame of a form control: label above, help below, error beside it. */
export function Labelled({ id, label, aside, help, error, children }: LabelledProps) {
  const labelled = (
    <>
      <label htmlFor={id} className={labelStyle}>
        {label}
      </label>
      {children}
    </>
  );
  return (
    <div className={field}>
      {aside ? (
        <div className={withAside}>
          {labelled}
          <div className={asideStyle}>{aside}</div>
        </div>
      ) : (
        labelled
      )}
      {help && (
        <p id={`${id}-help`} className={helpStyle}>
          {help}
        </p>
      )}
      <FieldError id={`${id}-error`} text={error} />
    </div>
  );
}
