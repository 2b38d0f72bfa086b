import { isRegister } from '../../../schemas/generated/validators/register.js';
import { ask } from '../../platform/ask.ts';
import { asJose } from '../../platform/encrypt.ts';
import type { SendRegistration } from '../../shell/registration/registration-way.ts';

export const sendByUsername: SendRegistration = async (platform, body) => {
  const answer = await ask(platform.PUT('/wps/member/register', { body, ...asJose }), isRegister);
  return answer.value;
};
