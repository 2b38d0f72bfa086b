import { ask } from '#app/platform/ask.ts';
import { asJose } from '#app/platform/encrypt.ts';
import type { SendRegistration } from '#app/shell/registration/registration-way.ts';
import { isRegister } from '#schemas/generated/validators/register.js';

export const sendByUsername: SendRegistration = async (platform, body) => {
  const answer = await ask(platform.PUT('/wps/member/register', { body, ...asJose }), isRegister);
  return answer.value;
};
