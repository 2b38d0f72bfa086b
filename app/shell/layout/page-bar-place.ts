/** Id of the place in the header that a page fills on a phone. */
export const PAGE_BAR = 'page-bar';
