/** Whether the page in the address is beyond the last one, for example because the list became shorter. */
export function isPastEnd<Page extends { totalPages: number }>(page: number, data: Page | undefined): data is Page {
  return data !== undefined && data.totalPages > 0 && page > data.totalPages;
}
