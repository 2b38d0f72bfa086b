import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { end as endStyle, field, frame, help as helpStyle, input, label as labelStyle, withEnd } from './field.css.ts';
import { FieldError } from './field-error.tsx';

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  /** Said before a mistake is made. */
  help?: string | undefined;
  /** What is wrong with the value; empty when nothing is. */
  error?: string | undefined;
  ref?: Ref<HTMLInputElement>;
  /** A control at the end of the input. */
  end?: ReactNode;
}

/** A text input with its label above, and help and error below, both tied to it. */
export function Field({ label, help, error, end, ...rest }: FieldProps) {
  const id = useId();
  const described = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  return (
    <div className={field}>
      <label htmlFor={id} className={labelStyle}>
        {label}
      </label>
      <div className={frame}>
        <input
          {...rest}
          id={id}
          className={end ? `${input} ${withEnd}` : input}
          aria-invalid={error ? true : rest['aria-invalid']}
          aria-describedby={described}
        />
        {end && <div className={endStyle}>{end}</div>}
      </div>
      {help && (
        <p id={`${id}-help`} className={helpStyle}>
          {help}
        </p>
      )}
      <FieldError id={`${id}-error`} text={error} />
    </div>
  );
}
