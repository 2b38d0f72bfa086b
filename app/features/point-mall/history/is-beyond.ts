/** Whether a list ends before the page that the address names, as one that has become shorter does. */
export function isBeyond<Page extends { totalPages: number }>(page: number, data: Page | undefined): data is Page {
  return data !== undefined && data.totalPages > 0 && page > data.totalPages;
}
