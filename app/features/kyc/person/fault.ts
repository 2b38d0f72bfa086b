import type { BirthdayFault } from '#app/kit/date-field/check-birthday.ts';

/** The fault of a field: the last part of its text's key. */
export type Fault = 'required' | 'entry' | BirthdayFault;
