import { ref } from 'valtio';
import { useBrand } from '#app/brand/brand-context.tsx';
import { useLanguage } from '#app/language/language-context.tsx';
import type { PlatformClient } from '#app/platform/create-platform.ts';
import { smsCode } from '#app/platform/generated/operations/sms-code.ts';
import { smsRegisterCode } from '#app/platform/generated/operations/sms-register-code.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { PlatformError } from '#app/platform/platform-error.ts';
import type { CodePurpose, PhoneVerifier } from '../slots/phone-verifier.ts';
import { useSlot } from '../slots/use-slot.ts';
import type { SmsCodeDraft } from './sms-code-draft.ts';

/**
 * Verifier of a form: the brand's service, else the platform. Loaded on first use and kept in the form's draft, since
 * only the sender of a code can check it.
 */
export function useVerifier(purpose: CodePurpose, draft: SmsCodeDraft): () => Promise<PhoneVerifier> {
  const platform = usePlatform();
  const brand = useBrand();
  const language = useLanguage();
  const [service] = useSlot('phoneVerifiers');
  return async () => {
    const made =
      draft.verifier ??
      (service
        ? (await loaded(service.load))({ brand, language: language.current().tag })
        : platformVerifier(platform, purpose));
    draft.verifier = ref(made);
    return made;
  };
}

/** A chunk that fails to load counts as offline. */
function loaded<Part>(load: () => Promise<Part>): Promise<Part> {
  return load().catch((cause: unknown) => {
    throw new PlatformError('offline', { cause });
  });
}

/** The platform sends the code, and checks it with the payload. */
function platformVerifier(platform: PlatformClient, purpose: CodePurpose): PhoneVerifier {
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
