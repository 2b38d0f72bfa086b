import { useLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { setLanguage } from '#app/platform/operations/set-language.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { useSession } from '#app/session/session-context.tsx';
import { inTime } from '../loading/preload.ts';
import { useToasts } from '../toasts/toasts-context.tsx';

/** Switches the language, and tells the platform where it knows the person. */
export function useChooseLanguage(): (code: string) => Promise<void> {
  const language = useLanguage();
  const platform = usePlatform();
  const toasts = useToasts();
  const { t } = useTranslation();
  const { status } = useSession();
  return async (code) => {
    try {
      // A release takes the words of the one before away, and the page that has them is loaded anew.
      await inTime(language.choose(code), `words/${code}`);
    } catch {
      // The menu is closed by then, and the page stays as it is: nothing else could say it.
      return toasts.show({ text: t('error.network'), tone: 'danger' });
    }
    if (status === 'guest' || language.current().code !== code) return;
    // The choice is stored here; the platform's copy only serves its letters, so a failed call is no reason to stop.
    await setLanguage(platform, { lang: code }).catch(() => undefined);
  };
}
