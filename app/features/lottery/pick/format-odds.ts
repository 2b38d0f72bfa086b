/** Formats odds as a multiple of the stake. @param odds hundredths @param tag BCP 47 tag */
export function formatOdds(odds: number, tag: string): string {
  return `×${new Intl.NumberFormat(tag, { maximumFractionDigits: 2 }).format(odds / 100)}`;
}
