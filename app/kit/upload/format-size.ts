/** Formats a file size for a language: kilobytes, from one million bytes on megabytes. */
export function formatSize(bytes: number, tag: string): string {
  const isLarge = bytes >= 1_000_000;
  const format = new Intl.NumberFormat(tag, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  });
  const size = format.format(isLarge ? bytes / 1_048_576 : Math.max(bytes / 1024, 1));
  // The unit never wraps to a line of its own.
  return size.replaceAll(' ', '\u00a0');
}
