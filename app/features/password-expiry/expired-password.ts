import type { PasswordCheck } from '#app/shell/slots/slots.ts';

/** Whoever's password has come of age has to choose another one. */
export const isExpired: PasswordCheck = ({ passwordExpired }) => passwordExpired;
