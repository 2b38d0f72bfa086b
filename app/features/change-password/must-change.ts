import type { PasswordCheck } from '#app/shell/slots/slots.ts';

/** A first log-in changes its password, and so does one with a default, temporary or expired password, as the platform says. */
export const mustChange: PasswordCheck = ({ firstTimeLogin, userInfo }) =>
  firstTimeLogin || (userInfo.mustChangePassword ?? false);
