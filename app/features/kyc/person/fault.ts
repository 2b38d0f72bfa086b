import type { BirthdayFault } from '#app/shared/forms/check-birthday.ts';

/** What is wrong with a field: the last part of its word's key. */
export type Fault = 'required' | 'entry' | BirthdayFault;
