import { useCurrentLanguage } from '#app/language/language-context.tsx';
import type { CareText } from '#schemas/generated/platform.ts';

/** Changed with the words of player care, so that the log tells which ones somebody read. */
const VERSION = '2026-11';

/** The text that a member had before them, as the log keeps it. */
export function useShown(): (...lines: readonly string[]) => CareText {
  const { code } = useCurrentLanguage();
  return (...lines) => ({ version: VERSION, language: code, text: lines.join('\n') });
}
