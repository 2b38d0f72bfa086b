/** Whether this person's browser is set to save data; the boot script has written it on the document. False in a prerender. */
export function savesData(): boolean {
  return globalThis.document?.documentElement.hasAttribute('data-saves') ?? false;
}
