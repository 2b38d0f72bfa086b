import { registerMobile } from '#app/platform/generated/operations/register-mobile.ts';
import type { SendRegistration } from '#app/shell/slots/registration-way.ts';

export const sendByMobile: SendRegistration = registerMobile;
