import { DIGITS } from './digits-field.tsx';

export interface NewPassword {
  digits: string;
  repeated: string;
  /** Password of the account. */
  password: string;
}

export type SetFault = 'digits' | 'easy' | 'mismatch' | 'required' | 'wrong';

/** The same digit six times, or six consecutive digits up or down. */
const EASY = /^(\d)\1{5}$/;
const ROWS = '0123456789 9876543210';

/** Faults of a new payment password by field. */
export function setFaults(
  { digits, repeated, password }: NewPassword,
  needsPassword: boolean,
): Partial<Record<keyof NewPassword, SetFault>> {
  const isEasy = EASY.test(digits) || ROWS.includes(digits);
  return {
    ...(digits.length === DIGITS ? isEasy && { digits: 'easy' } : { digits: 'digits' }),
    ...(repeated !== digits && { repeated: 'mismatch' }),
    ...(needsPassword && password === '' && { password: 'required' }),
  };
}
