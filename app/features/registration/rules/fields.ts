import type { InputHTMLAttributes } from 'react';
import type { RegistrationField } from '#app/shell/slots/registration-way.ts';

export type FieldName = RegistrationField;

export const fieldNames: readonly FieldName[] = [
  'username',
  'password',
  'confirmPassword',
  'payeeName',
  'birthday',
  'email',
  'mobileNum',
  'idNumber',
  'paymentPassword',
  'line',
  'whatsapp',
  'facebook',
  'wechat',
  'qqNum',
  'affiliateCode',
  'recommenderId',
  'captcha',
];

const PASSWORDS: readonly FieldName[] = ['password', 'confirmPassword', 'paymentPassword'];

/** Whether the input is masked. */
export function isPassword(name: FieldName): boolean {
  return PASSWORDS.includes(name);
}

/** Whether the value is cleared when the sheet closes. */
export function isSecret(name: FieldName): boolean {
  return isPassword(name) || name === 'captcha';
}

interface InputTraits
  extends Pick<InputHTMLAttributes<HTMLInputElement>, 'inputMode' | 'type' | 'autoCapitalize' | 'spellCheck'> {
  autoComplete: string;
}

const CODE: InputTraits = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false };

const TRAITS: Partial<Record<FieldName, InputTraits>> = {
  username: { ...CODE, autoComplete: 'username' },
  password: { autoComplete: 'new-password' },
  confirmPassword: { autoComplete: 'new-password' },
  paymentPassword: { autoComplete: 'off', inputMode: 'numeric' },
  payeeName: { autoComplete: 'name', autoCapitalize: 'words', spellCheck: false },
  birthday: { autoComplete: 'bday', inputMode: 'numeric' },
  email: { ...CODE, autoComplete: 'email', type: 'email', inputMode: 'email' },
  mobileNum: { autoComplete: 'tel', type: 'tel', inputMode: 'tel' },
};

/** Attributes for autofill and for the keyboard of a phone. */
export function traitsOf(name: FieldName): InputTraits {
  return TRAITS[name] ?? CODE;
}
