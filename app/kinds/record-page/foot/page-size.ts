/** Page sizes to choose from. The contract allows no larger one. */
export const PAGE_SIZES = [25, 100, 500] as const;
export type PageSize = (typeof PAGE_SIZES)[number];

/** Default size, which the address omits. */
export const USUAL_SIZE: PageSize = 25;
/** Page size for loading a file. */
export const LARGEST_SIZE: PageSize = 500;

/** Name of the address parameter. */
export const ROWS = 'rows';

/** Reads the page size from an address, with the default for an invalid one. */
export function pageSizeOf(read: (name: string) => string): PageSize {
  return PAGE_SIZES.find((size) => String(size) === read(ROWS)) ?? USUAL_SIZE;
}
