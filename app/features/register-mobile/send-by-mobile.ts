import { ask } from '#app/platform/ask.ts';
import { asJose } from '#app/platform/encrypt.ts';
import type { SendRegistration } from '#app/shell/registration/registration-way.ts';
import { isRegisterMobile } from '#schemas/generated/validators/registerMobile.js';

export const sendByMobile: SendRegistration = async (platform, body) => {
  const answer = await ask(platform.PUT('/wps/member/register/mobile', { body, ...asJose }), isRegisterMobile);
  return answer.value;
};
