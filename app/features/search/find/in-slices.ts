/** Milliseconds of work after which the page gets time for keys and drawing. */
const TURN = 8;

/** Entries between two looks at the clock; a slow phone indexes them in a few milliseconds. */
const SLICE = 20;

/** Works through a list in short turns, and leaves the page time between them. */
export async function inSlices<Entry>(list: readonly Entry[], work: (slice: readonly Entry[]) => void): Promise<void> {
  let turnEnds = 0;
  for (let start = 0; start < list.length; start += SLICE) {
    if (performance.now() >= turnEnds) {
      await new Promise((resolve) => setTimeout(resolve));
      turnEnds = performance.now() + TURN;
    }
    work(list.slice(start, start + SLICE));
  }
}
