import type { BirthdayFault } from '#app/kit/date-field/check-birthday.ts';

/** Fault of a field, used as the last part of its text's key. */
export type Fault = 'required' | 'entry' | BirthdayFault;
