import { type Ref, useId, useLayoutEffect, useRef } from 'react';
import { FieldError } from '#app/kit/field/field-error.tsx';
import { FieldNote } from '#app/kit/field/field-note.tsx';
import { ariaOf } from '#app/kit/field/field-words.ts';
import { currencySign } from '#app/kit/number-field/currency-sign.ts';
import { useNumber } from '#app/kit/number-field/use-number.ts';
import { writeNumber } from '#app/kit/number-field/write-number.ts';
import * as prose from '#app/kit/text/prose.css.ts';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { amount, DIGITS, hero, heroHelp, heroInput, sign as signStyle } from './amount.css.ts';

interface AmountFieldProps {
  label: string;
  help: string;
  error: string | undefined;
  value: number | null;
  onChange: (value: number | null) => void;
  currency: string;
  step: number;
  ref: Ref<HTMLInputElement>;
}

/** The large amount field of a page. */
export function AmountField({ label, help, error: ownError, value, onChange, currency, step, ref }: AmountFieldProps) {
  const { tag } = useCurrentLanguage();
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  const sign = currencySign(currency, tag);
  const placeholder = writeNumber(0, tag, sign.digits, true);
  const { input, note, otherCurrency, tooLarge } = useNumber({ value, onChange, currency, tag, step, min: 0 });
  const text = input.value || placeholder;
  useLayoutEffect(() => row.current?.style.setProperty(DIGITS, String(digitsWide(text))));
  // The form's own sentence includes the largest amount.
  const error = otherCurrency ?? ownError ?? tooLarge;
  return (
    <div className={hero}>
      <label htmlFor={id} className={prose.aside}>
        {label}
      </label>
      <div ref={row} className={amount} data-end={sign.place === 'end' || undefined}>
        <bdi className={signStyle}>{sign.text}</bdi>
        <input
          {...input}
          {...ariaOf(id, { help, error }, note && `${id}-note`)}
          ref={ref}
          id={id}
          role="spinbutton"
          dir="ltr"
          className={heroInput}
          size={text.length}
          placeholder={placeholder}
          autoComplete="transaction-amount"
          enterKeyHint="go"
        />
      </div>
      <FieldNote id={`${id}-note`} text={note} />
      <p id={`${id}-help`} className={heroHelp}>
        {help}
      </p>
      <FieldError centred id={`${id}-error`} text={error} />
    </div>
  );
}

/** Width of a text in digits. Marks between digits are at most half as wide, and the caret takes a fifth. */
function digitsWide(text: string): number {
  return text.length - text.replaceAll(/[^.,\s]/g, '').length / 2 + 0.2;
}
