/** Entries that even a slow phone puts into an index within a frame or two. */
const SLICE = 200;

/** Works through a list in pieces and leaves the page time for keys and drawing between them. */
export async function inSlices<Entry>(list: readonly Entry[], work: (slice: readonly Entry[]) => void): Promise<void> {
  for (let start = 0; start < list.length; start += SLICE) {
    work(list.slice(start, start + SLICE));
    await new Promise((resolve) => setTimeout(resolve));
  }
}
