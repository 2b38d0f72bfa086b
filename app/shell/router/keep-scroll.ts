/** State of a navigation that keeps the scroll position, such as one that filters the page or opens a modal over it. */
export const KEEP_SCROLL = { keepScroll: true } as const;

/** Whether a navigation's state says so; any script may have written it. */
export const keepsScroll = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'keepScroll' in state && state.keepScroll === true;
