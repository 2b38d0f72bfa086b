/** State of a navigation that keeps the scroll position, such as one that filters the page or opens a modal over it. */
export const KEEP_SCROLL = { keepScroll: true } as const;

/** Whether a navigation's state says so. */
export const keepsScroll = (state: { keepScroll?: boolean } | null): boolean => state?.keepScroll === true;
