import { isRegisterMobile } from '../../../schemas/generated/validators/registerMobile.js';
import { ask } from '../../platform/ask.ts';
import { asJose } from '../../platform/encrypt.ts';
import type { SendRegistration } from '../../shell/registration/registration-way.ts';

export const sendByMobile: SendRegistration = async (platform, body) => {
  const answer = await ask(platform.PUT('/wps/member/register/mobile', { body, ...asJose }), isRegisterMobile);
  return answer.value;
};
