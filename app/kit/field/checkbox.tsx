import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { box, check, checkHelp } from './field.css.ts';
import { FieldError } from './field-error.tsx';
import { ariaOf } from './field-words.ts';

interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  help?: string | undefined;
  error?: string | undefined;
  ref?: Ref<HTMLInputElement>;
  children: ReactNode;
}

/** A checkbox with its label beside it; the whole line is clickable. */
export function Checkbox({ help, error, children, ...rest }: CheckboxProps) {
  const id = useId();
  const { 'aria-invalid': invalid = rest['aria-invalid'], ...described } = ariaOf(
    id,
    { help, error },
    rest['aria-describedby'],
  );
  return (
    <div>
      <label className={check} htmlFor={id}>
        <input
          {...rest}
          {...described}
          id={id}
          type="checkbox"
          className={box}
          aria-invalid={invalid}
          // HTML has no read-only checkbox; as long as `checked` stays, the box does too.
          aria-readonly={rest.readOnly || undefined}
          onChange={rest.readOnly ? () => undefined : rest.onChange}
        />
        <span>{children}</span>
      </label>
      {help && (
        <p id={`${id}-help`} className={checkHelp}>
          {help}
        </p>
      )}
      <FieldError id={`${id}-error`} text={error} />
    </div>
  );
}
