interface Page<Row> {
  content: readonly Row[];
  totalPages: number;
}

/** Loads rows page by page. Each row appears once, even if new rows move others to the next page meanwhile. */
export async function* allPages<Row>(
  pageOf: (pageNum: number) => Promise<Page<Row>>,
  keyOf: (row: Row) => number | string,
): AsyncGenerator<Row[]> {
  const seenKeys = new Set<number | string>();
  for (let pageNum = 1, last = 1; pageNum <= last; pageNum += 1) {
    const { content, totalPages } = await pageOf(pageNum);
    yield content.filter((row) => !seenKeys.has(keyOf(row)));
    for (const row of content) seenKeys.add(keyOf(row));
    last = totalPages;
  }
}
