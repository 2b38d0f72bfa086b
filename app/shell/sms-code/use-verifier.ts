import { ref } from 'valtio';
import { useBrand } from '#app/brand/brand-context.tsx';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { PlatformError } from '#app/platform/platform-error.ts';
import { useSlot } from '../slots/use-slot.ts';
import type { CodePurpose, PhoneVerifier } from './phone-verifier.ts';
import { platformVerifier } from './platform-verifier.ts';
import type { SmsCodeDraft } from './sms-code-draft.ts';

/**
 * Who sends the codes of a form: a service that the brand has, else the platform. Loaded when it is first needed, and kept
 * with the form's draft, since a code that one has sent is good for that one alone.
 */
export function useVerifier(purpose: CodePurpose, draft: SmsCodeDraft): () => Promise<PhoneVerifier> {
  const platform = usePlatform();
  const brand = useBrand();
  const { tag: language } = useCurrentLanguage();
  const [service] = useSlot('phoneVerifiers');
  return async () => {
    const made =
      draft.verifier ??
      (service ? (await loaded(service.load))({ brand, language }) : platformVerifier(platform, purpose));
    draft.verifier = ref(made);
    return made;
  };
}

/** A part that cannot be had is a matter of the line. */
function loaded<Part>(load: () => Promise<Part>): Promise<Part> {
  return load().catch((cause: unknown) => {
    throw new PlatformError('offline', { cause });
  });
}
