import { useLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { setLanguage } from '#app/platform/generated/operations/set-language.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { useSession } from '#app/session/session-context.tsx';
import { withTimeLimit } from '../loading/preload.ts';
import { useToasts } from '../toasts/toasts-context.tsx';

/** Switches the language, and sends a member's choice to the platform. */
export function useChooseLanguage(): (code: string) => Promise<void> {
  const language = useLanguage();
  const platform = usePlatform();
  const toasts = useToasts();
  const { t } = useTranslation();
  const { status } = useSession();
  return async (code) => {
    try {
      // A release removes the previous words; the failure lets the page reload.
      await withTimeLimit(language.choose(code), `words/${code}`);
    } catch {
      // The menu is already closed, so only a toast can report it.
      return toasts.show({ text: t('error.network'), tone: 'danger' });
    }
    if (status === 'guest' || language.current().code !== code) return;
    // The choice is stored here; the platform uses its copy only for messages, so a failed call does not matter.
    await setLanguage(platform, { lang: code }).catch(() => undefined);
  };
}
