import { isSetLanguage } from '../../../schemas/generated/validators/setLanguage.js';
import { useLanguage } from '../../language/language-context.tsx';
import { ask } from '../../platform/ask.ts';
import { usePlatform } from '../../platform/platform-context.tsx';
import { useSession } from '../../session/session-context.tsx';

/** Switches the language, and tells the platform where it knows the person. */
export function useChooseLanguage(): (code: string) => Promise<void> {
  const language = useLanguage();
  const platform = usePlatform();
  const { status } = useSession();
  return async (code) => {
    await language.choose(code);
    if (status === 'guest') return;
    // The choice is stored here; the platform's copy only serves its letters, so a failed call is no reason to stop.
    await ask(platform.PUT('/wps/member/language', { body: { lang: code } }), isSetLanguage).catch(() => undefined);
  };
}
