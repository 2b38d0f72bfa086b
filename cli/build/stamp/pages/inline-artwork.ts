/** A brand's drawing that pages may contain. */
export interface Drawing {
  /** Its address in the pages. */
  readonly url: string;
  readonly svg: string;
}

/** In bytes. Larger drawings are requested, so that they do not delay the text after them. */
const MOST_INLINE = 10_000;

/**
 * Inlines the brand's drawings in a prerendered page, so that its first paint needs no further request. React keeps the
 * inlined addresses when it hydrates.
 */
export function inlineArtwork(html: string, drawings: readonly Drawing[]): string {
  return drawings
    .filter(({ svg }) => Buffer.byteLength(svg) <= MOST_INLINE)
    .reduce((page, { url, svg }) => page.replaceAll(` src="${url}"`, () => ` src="${addressOf(svg)}"`), html);
}

/** A `data:` address for an attribute. Base64 would be half as large again after gzip. */
function addressOf(svg: string): string {
  return `data:image/svg+xml,${svg.replaceAll(/[%#"\n\r\t]/g, encodeURIComponent).replaceAll('&', '&amp;')}`;
}
