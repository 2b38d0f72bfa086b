import { useTranslation } from '#app/language/translation.tsx';

/** Words of the back office's frame, for the parts that its pages share. */
export function useOfficeWords() {
  return useTranslation('agent');
}
