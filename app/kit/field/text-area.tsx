import { type ReactNode, type Ref, type TextareaHTMLAttributes, useId } from 'react';
import { area, areaNote } from './field.css.ts';
import { ariaOf, type FieldWords } from './field-words.ts';
import { Labelled } from './labelled.tsx';

interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement>, FieldWords {
  ref?: Ref<HTMLTextAreaElement>;
  /** Shown at its end, such as the remaining characters. */
  note?: ReactNode;
}

/** Several lines of text. The typed text decides its direction. */
export function TextArea({ label, help, error, note, autoComplete = 'off', ...rest }: TextAreaProps) {
  const id = useId();
  return (
    <Labelled id={id} label={label} help={help} error={error}>
      <textarea
        dir="auto"
        rows={4}
        {...rest}
        {...ariaOf(id, { help, error })}
        id={id}
        className={area}
        autoComplete={autoComplete}
        enterKeyHint="enter"
      />
      {note && <div className={areaNote}>{note}</div>}
    </Labelled>
  );
}
