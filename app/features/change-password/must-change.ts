import type { PasswordCheck } from '#app/shell/slots/slots.ts';

/** The platform says that a default, temporary or expired password has to be changed first. */
export const mustChange: PasswordCheck = ({ userInfo }) => userInfo.mustChangePassword ?? false;
