/** The W3C declaration that drawing programs write, without an internal subset. */
const HARMLESS =
  /^<!DOCTYPE\s+svg(?:\s+PUBLIC\s+(?:"-\/\/W3C\/\/DTD SVG [\w. ]*\/\/EN"|'-\/\/W3C\/\/DTD SVG [\w. ]*\/\/EN')\s+(?:"https?:\/\/www\.w3\.org\/[\w./-]*"|'https?:\/\/www\.w3\.org\/[\w./-]*'))?\s*>$/;

/** Whether a DOCTYPE defines nothing and only names the W3C's own file, so that it can be dropped. */
export function isHarmlessDoctype(doctype: string): boolean {
  return HARMLESS.test(doctype);
}
