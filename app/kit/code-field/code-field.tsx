import { type Ref, type SyntheticEvent, useId } from 'react';
import { latinDigits } from '#schemas/writing/latin-digits.ts';
import { ariaOf, type FieldWords } from '../field/field-words.ts';
import { Labelled } from '../field/labelled.tsx';
import { useComposedText } from '../keys/use-composed-text.ts';
import { box, boxes, code, input } from './code-field.css.ts';

interface CodeFieldProps extends FieldWords {
  /** Number of digits. */
  length: number;
  value: string;
  onChange: (value: string) => void;
  /** All digits are entered; the form may submit by itself. */
  onComplete?: (value: string) => void;
  onBlur?: () => void;
  name?: string;
  required?: boolean;
  disabled?: boolean;
  readOnly?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/**
 * A field for a verification code. It is one input, so that phones autofill it, it can be pasted at once and is read as one;
 * the boxes behind it only show its length.
 */
export function CodeField({ label, help, error, length, value, onChange, onComplete, ...rest }: CodeFieldProps) {
  const id = useId();
  const put = (text: string) => {
    const digits = latinDigits(text).replaceAll(/\D/g, '').slice(0, length);
    if (digits === value) return;
    onChange(digits);
    if (digits.length === length) onComplete?.(digits);
  };
  const text = useComposedText(value, put);
  return (
    <Labelled id={id} label={label} help={help} error={error}>
      <div className={code} dir="ltr">
        <div className={boxes} aria-hidden="true">
          {Array.from({ length }, (_, index) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: a box is identified by its position.
              key={index}
              className={box}
              data-next={index === Math.min(value.length, length - 1) || undefined}
            >
              {value[index]}
            </span>
          ))}
        </div>
        <input
          {...rest}
          {...ariaOf(id, { help, error })}
          id={id}
          className={input}
          inputMode="numeric"
          autoComplete="one-time-code"
          enterKeyHint="go"
          {...text}
          onSelect={keepAtEnd}
        />
      </div>
    </Labelled>
  );
}

/** The caret belongs at the next digit; a selection of everything stays, to be copied or replaced. */
function keepAtEnd({ currentTarget: field }: SyntheticEvent<HTMLInputElement>): void {
  const { length } = field.value;
  if (field.selectionStart === field.selectionEnd && field.selectionEnd !== length)
    field.setSelectionRange(length, length);
}
