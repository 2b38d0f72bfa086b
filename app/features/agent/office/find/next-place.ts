/** The index of the option that an arrow key selects, wrapping at both ends; undefined for other keys. */
export function nextPlace(key: string, place: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return (place + 1) % count;
  if (key === 'ArrowUp') return (place + count - 1) % count;
  return undefined;
}
