/**
 * Makes sure that `Intl` writes the dates and durations of a language: some builds of Chromium have no data of languages that they have no
 * interface in. Loads what is missing, and nothing where the browser knows the language. @param tag BCP 47
 */
export async function knowLanguage(tag: string): Promise<void> {
  if (Intl.DateTimeFormat.supportedLocalesOf(tag).length > 0) return;
  // Without it, dates are in the browser's language.
  await import('./fill-in/fill-in.ts').then(({ fillIn }) => fillIn(tag)).catch(() => undefined);
}
