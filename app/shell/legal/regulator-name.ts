import type { TranslateShell } from '#app/language/translate.ts';
import type { SiteRegulator } from '#schemas/generated/site.ts';

/** A regulator's name in the current language: its own text for it, or the name that it has in every language. */
export function regulatorName(t: TranslateShell, { name }: SiteRegulator): string {
  return t('shell:legal.regulator', { defaultValue: name });
}
