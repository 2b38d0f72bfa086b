import type { PasswordCheck } from '#app/shell/slots/slots.ts';

/** Members who logged in with a temporary password have to choose their own, whether or not passwords expire. */
export const isTemporary: PasswordCheck = ({ passwordTemporary = false }) => passwordTemporary;
