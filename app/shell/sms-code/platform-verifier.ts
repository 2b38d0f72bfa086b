import { ask } from '#app/platform/ask.ts';
import type { PlatformClient } from '#app/platform/create-platform.ts';
import { isSmsCode } from '#schemas/generated/validators/smsCode.js';
import { isSmsRegisterCode } from '#schemas/generated/validators/smsRegisterCode.js';
import type { CodePurpose, PhoneVerifier } from './phone-verifier.ts';

/** The platform sends the code itself, and checks it when the payload comes. */
export function platformVerifier(platform: PlatformClient, purpose: CodePurpose): PhoneVerifier {
  return {
    async send({ countryDialingCode, mobileNum }, proof) {
      if (purpose === 'register') {
        const body = { countryDialingCode, mobileNo: mobileNum, ...proof };
        const answer = await ask(platform.POST('/wps/verification/sms/register', { body }), isSmsRegisterCode);
        return answer.value.expiredMinutes;
      }
      const body = { countryDialingCode, mobileNum, ...proof };
      const answer = await ask(platform.POST('/wps/verification/sms/noLogin', { body }), isSmsCode);
      return answer.value.expiredMinutes;
    },
    prove: async (code) => ({ verificationCode: code }),
  };
}
