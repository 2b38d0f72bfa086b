import type { PasswordCheck } from '#app/shell/slots/slots.ts';

/** True for a first log-in and for a default, temporary or expired password, as the platform reports. */
export const mustChange: PasswordCheck = ({ firstTimeLogin, userInfo }) =>
  firstTimeLogin || (userInfo.mustChangePassword ?? false);
