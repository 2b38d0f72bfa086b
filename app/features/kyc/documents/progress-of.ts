/**
 * Progress of each file, 0 to 1, when they are sent one after another.
 * @param part progress of all files together, 0 to 1
 */
export function progressOf(sizes: readonly number[], part: number): number[] {
  const sent = part * sizes.reduce((sum, size) => sum + size, 0);
  let before = 0;
  return sizes.map((size) => {
    const own = size > 0 ? (sent - before) / size : 1;
    before += size;
    return Math.min(Math.max(own, 0), 1);
  });
}
