/** Rows per page of a file: few enough for the memory, and many enough that the overhead of a query is negligible. */
const PAGE = 1000;

/** Pages of rows, each of them after the last row before, so that what was read costs nothing and new rows move none. */
export async function* pagesAfter<Row>(
  load: (limit: number, after: Row | undefined) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  for (let after: Row | undefined; ; ) {
    const rows = await load(PAGE, after);
    yield rows;
    after = rows.at(-1);
    if (rows.length < PAGE) return;
  }
}

/** The only page of rows that are few. */
export async function* onePage<Row>(rows: readonly Row[]): AsyncGenerator<readonly Row[]> {
  yield rows;
}
