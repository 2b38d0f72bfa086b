import { useRef } from 'react';
import { useBrand } from '../../brand/brand-context.tsx';
import { useCurrentLanguage } from '../../language/language-context.tsx';
import { usePlatform } from '../../platform/platform-context.tsx';
import { PlatformError } from '../../platform/platform-error.ts';
import { useSlot } from '../slots/use-slot.ts';
import type { CodePurpose, PhoneVerifier } from './phone-verifier.ts';
import { platformVerifier } from './platform-verifier.ts';

/** Who sends the codes of a form: a service that the brand has, else the platform. Loaded when it is first needed. */
export function useVerifier(purpose: CodePurpose): () => Promise<PhoneVerifier> {
  const platform = usePlatform();
  const brand = useBrand();
  const { tag: language } = useCurrentLanguage();
  const [service] = useSlot('phoneVerifiers');
  const made = useRef<PhoneVerifier>(null);
  return async () => {
    made.current ??= service ? (await loaded(service.load))({ brand, language }) : platformVerifier(platform, purpose);
    return made.current;
  };
}

/** A part that cannot be had is a matter of the line. */
function loaded<Part>(load: () => Promise<Part>): Promise<Part> {
  return load().catch((cause: unknown) => {
    throw new PlatformError('offline', { cause });
  });
}
