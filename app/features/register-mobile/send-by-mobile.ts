import { registerMobile } from '#app/platform/operations/register-mobile.ts';
import type { SendRegistration } from '#app/shell/slots/registration-way.ts';

export const sendByMobile: SendRegistration = registerMobile;
