import type { PlatformClient } from '#app/platform/create-platform.ts';
import { smsCode } from '#app/platform/generated/operations/sms-code.ts';
import { smsRegisterCode } from '#app/platform/generated/operations/sms-register-code.ts';
import type { CodePurpose, PhoneVerifier } from '../slots/phone-verifier.ts';

/** The platform sends the code, and checks it with the payload. */
export function platformVerifier(platform: PlatformClient, purpose: CodePurpose): PhoneVerifier {
  return {
    async send({ countryDialingCode, mobileNum }, proof) {
      if (purpose === 'register') {
        const body = { countryDialingCode, mobileNo: mobileNum, ...proof };
        return (await smsRegisterCode(platform, body)).value?.expiredMinutes;
      }
      const body = { countryDialingCode, mobileNum, ...proof };
      return (await smsCode(platform, body)).value?.expiredMinutes;
    },
    prove: async (code) => ({ verificationCode: code }),
  };
}
