/** The index of the option that an arrow key selects, wrapping at both ends; undefined for other keys. */
export function nextOption(key: string, index: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return (index + 1) % count;
  if (key === 'ArrowUp') return (index + count - 1) % count;
  return undefined;
}
