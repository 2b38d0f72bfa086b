import { type MouseEvent, type Ref, useId } from 'react';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { control, figures, inner, side, sideButton } from '../field/control.css.ts';
import type { EnterKey } from '../field/enter-key.ts';
import { FieldNote } from '../field/field-note.tsx';
import { ariaOf, type FieldWords } from '../field/field-words.ts';
import { Labelled } from '../field/labelled.tsx';
import { Icon } from '../icon/icon.tsx';
import { visuallyHidden } from '../theme/hidden.css.ts';
import { currencySign } from './currency-sign.ts';
import { useNumber } from './use-number.ts';

interface StepperLabels {
  less: string;
  more: string;
}

interface StepperProps {
  labels: StepperLabels;
  off: boolean | undefined;
  /** The limit is reached on that side. */
  atLeast: boolean;
  atMost: boolean;
  onStep: (direction: 1 | -1) => void;
  /** The number after a button press, for screen readers. */
  said: string;
}

/** Decimals of a percentage that is entered. */
const PERCENT_DIGITS = 2;

interface NumberFieldProps extends FieldWords {
  /** Null when empty, NaN for text that is not a number, infinite for one too large to be exact. With `currency`, an integer of its minor unit. */
  value: number | null;
  onChange: (value: number | null) => void;
  onBlur?: () => void;
  /** ISO 4217 code; makes the number an amount of money. */
  currency?: string;
  /** Makes the number a percentage with two decimals; `value` is in hundredths of a per cent. */
  percent?: boolean;
  /** Keys and buttons stop here; a typed number beyond is reported, so that the form can show an error. */
  min?: number;
  max?: number;
  /** Step of one arrow press; 1 by default. */
  step?: number;
  /** Labels of the two buttons; without them there are no buttons. */
  labels?: StepperLabels;
  /** Names the Enter key; `go` by default. */
  enterKeyHint?: EnterKey;
  name?: string;
  placeholder?: string;
  required?: boolean;
  disabled?: boolean;
  readOnly?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** A number in the digits and separators of the user's language; a spin button as in the ARIA Authoring Practices. */
export function NumberField({ label, help, error: ownError, labels, ...props }: NumberFieldProps) {
  const { currency, percent, enterKeyHint = 'go', name, placeholder, required, disabled, readOnly, ref } = props;
  const { tag } = useCurrentLanguage();
  const id = useId();
  const sign = currency ? currencySign(currency, tag) : percent ? percentSign(tag) : undefined;
  const number = useNumber({ ...props, tag, ...(percent && { digits: PERCENT_DIGITS }) });
  const { note, otherCurrency, tooLarge } = number;
  // A form with a largest number of its own says that the number is too large.
  const error = otherCurrency ?? (props.max === undefined ? tooLarge : undefined) ?? ownError;
  return (
    <Labelled id={id} label={label} help={help} error={error}>
      <div className={control}>
        {sign?.place === 'start' && <span className={side}>{sign.text}</span>}
        <input
          {...number.input}
          {...ariaOf(id, { help, error }, note && `${id}-note`)}
          ref={ref}
          id={id}
          role="spinbutton"
          dir="ltr"
          className={`${inner} ${figures}`}
          autoComplete="off"
          enterKeyHint={enterKeyHint}
          placeholder={placeholder}
          required={required}
          disabled={disabled}
          readOnly={readOnly}
        />
        {sign?.place === 'end' && <span className={side}>{sign.text}</span>}
        {labels && <Stepper labels={labels} off={disabled || readOnly} {...number.stepper} />}
        {name && <input type="hidden" name={name} value={props.value ?? ''} disabled={disabled} />}
      </div>
      <FieldNote id={`${id}-note`} text={note} />
    </Labelled>
  );
}

/** Reads how a language writes a percentage. */
function percentSign(tag: string): { text: string; place: 'start' | 'end' } {
  const parts = new Intl.NumberFormat(tag, { style: 'percent' }).formatToParts(1);
  const place = parts.findIndex(({ type }) => type === 'percentSign');
  return { text: parts[place]?.value ?? '%', place: place === 0 ? 'start' : 'end' };
}

/** Less and more, for touch and mouse; the keyboard has the arrows, so the buttons are no Tab stops. */
function Stepper({ labels, off, atLeast, atMost, onStep, said }: StepperProps) {
  const keepFocus = (event: MouseEvent) => event.preventDefault();
  const shared = { type: 'button', tabIndex: -1, className: sideButton, onMouseDown: keepFocus } as const;
  return (
    <>
      <button {...shared} aria-label={labels.less} disabled={off || atLeast} onClick={() => onStep(-1)}>
        <Icon name="minus" size={18} />
      </button>
      <button {...shared} aria-label={labels.more} disabled={off || atMost} onClick={() => onStep(1)}>
        <Icon name="plus" size={18} />
      </button>
      <span role="status" className={visuallyHidden}>
        {said}
      </span>
    </>
  );
}
