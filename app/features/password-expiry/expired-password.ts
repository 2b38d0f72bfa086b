import type { PasswordCheck } from '#app/shell/slots/slots.ts';

/** Members whose password has expired have to choose a new one. */
export const isExpired: PasswordCheck = ({ passwordExpired }) => passwordExpired;
