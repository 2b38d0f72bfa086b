import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import { box, check } from './field.css.ts';
import { FieldError } from './field-error.tsx';

interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  error?: string | undefined;
  children: ReactNode;
}

export function Checkbox({ error, children, ...rest }: CheckboxProps) {
  const id = useId();
  return (
    <div>
      <label className={check} htmlFor={id}>
        <input
          {...rest}
          id={id}
          type="checkbox"
          className={box}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        <span>{children}</span>
      </label>
      <FieldError id={`${id}-error`} text={error} />
    </div>
  );
}
