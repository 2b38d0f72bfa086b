import type { BirthdayFault } from '#app/shared/forms/check-birthday.ts';

/** The fault of a field: the last part of its text's key. */
export type Fault = 'required' | 'entry' | BirthdayFault;
