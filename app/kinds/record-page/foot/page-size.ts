/** The sizes of a page that a person can choose; the contract allows no larger one. */
export const PAGE_SIZES = [25, 100, 500] as const;
export type PageSize = (typeof PAGE_SIZES)[number];

/** The one that the address need not name. */
export const USUAL_SIZE: PageSize = 25;
/** Parts of a file are loaded in pages of this size. */
export const LARGEST_SIZE: PageSize = 500;

/** The parameter of the address. */
export const ROWS = 'rows';

/** Reads the size from an address; one that is not offered is the usual one. */
export function pageSizeOf(read: (name: string) => string): PageSize {
  return PAGE_SIZES.find((size) => String(size) === read(ROWS)) ?? USUAL_SIZE;
}
