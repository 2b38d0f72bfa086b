/** Whether the page in the address is past the end of a list, as when the list got shorter. */
export function isPastEnd<Page extends { totalPages: number }>(page: number, data: Page | undefined): data is Page {
  return data !== undefined && data.totalPages > 0 && page > data.totalPages;
}
