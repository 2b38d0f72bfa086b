import { useTranslation } from '#app/language/translation.tsx';

/** Words of the back office's frame, which is around every page that has its shared parts. */
export function useOfficeWords() {
  return useTranslation('agent');
}
