/** A drawing of the brand that pages may contain. */
export interface Drawing {
  /** Its address in the pages. */
  readonly url: string;
  readonly svg: string;
}

/** Larger drawings are requested, so that they do not hold up the text behind them. In bytes. */
const MOST_INLINE = 10_000;

/**
 * Puts the brand's drawings into a prerendered page, so that its first paint needs no request but the page's own. React keeps
 * the addresses that it finds when it hydrates.
 */
export function inlineArtwork(html: string, drawings: readonly Drawing[]): string {
  return drawings
    .filter(({ svg }) => Buffer.byteLength(svg) <= MOST_INLINE)
    .reduce((page, { url, svg }) => page.replaceAll(` src="${url}"`, () => ` src="${addressOf(svg)}"`), html);
}

/** A `data:` address for an attribute. Base64 would be half larger after gzip. */
function addressOf(svg: string): string {
  return `data:image/svg+xml,${svg.replaceAll(/[%#"\n\r\t]/g, encodeURIComponent).replaceAll('&', '&amp;')}`;
}
