import { register } from '#app/platform/generated/operations/register.ts';
import type { SendRegistration } from '#app/shell/slots/registration-way.ts';

export const sendByUsername: SendRegistration = register;
