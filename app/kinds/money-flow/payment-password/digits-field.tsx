import type { Ref } from 'react';
import { PasswordField } from '#app/kit/field/password-field.tsx';
import { useComposedText } from '#app/kit/keys/use-composed-text.ts';
import { latinDigits } from '#schemas/writing/latin-digits.ts';

/** Length of a payment password. */
export const DIGITS = 6;

interface DigitsFieldProps {
  label: string;
  help?: string;
  error: string | undefined;
  value: string;
  onChange: (value: string) => void;
  ref?: Ref<HTMLInputElement>;
}

/** Field for a payment password: six digits of any script, hidden while typing. */
export function DigitsField({ value, onChange, ...rest }: DigitsFieldProps) {
  const text = useComposedText(value, (typed) => onChange(latinDigits(typed).replaceAll(/\D/g, '').slice(0, DIGITS)));
  return (
    <PasswordField
      {...rest}
      dir="ltr"
      inputMode="numeric"
      // Prevents autofill with the log-in's password or a code from a message.
      autoComplete="off"
      {...text}
    />
  );
}
