import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import type { EnterKey } from './enter-key.ts';
import { end as endStyle, frame, input, withEnd } from './field.css.ts';
import { ariaOf, type FieldWords } from './field-words.ts';
import { Labelled } from './labelled.tsx';

interface FieldProps extends InputHTMLAttributes<HTMLInputElement>, FieldWords {
  /** The token of the HTML standard, or `off` where none fits. */
  autoComplete: string;
  /** Names the Enter key on the keyboards of phones; `go` sends the form. */
  enterKeyHint?: EnterKey;
  ref?: Ref<HTMLInputElement>;
  /** A control at the end of the input. */
  end?: ReactNode;
  /** A link at the end of the label's line. */
  aside?: ReactNode;
}

/**
 * A text input with its label above, and help and error below, both linked to it. The typed text decides its direction:
 * a username or an email address keeps its order on a right-to-left page.
 */
export function Field({ label, help, error, end, aside, autoComplete, enterKeyHint = 'go', ...rest }: FieldProps) {
  const id = useId();
  return (
    <Labelled id={id} label={label} aside={aside} help={help} error={error}>
      <div className={frame}>
        <input
          dir="auto"
          {...rest}
          {...ariaOf(id, { help, error }, rest['aria-describedby'])}
          id={id}
          autoComplete={autoComplete}
          enterKeyHint={enterKeyHint}
          className={end ? `${input} ${withEnd}` : input}
          aria-invalid={error ? true : rest['aria-invalid']}
        />
        {end && <div className={endStyle}>{end}</div>}
      </div>
    </Labelled>
  );
}
