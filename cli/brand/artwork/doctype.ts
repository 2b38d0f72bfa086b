/** The declaration of the W3C that drawing programs write, without definitions of its own. */
const HARMLESS =
  /^<!DOCTYPE\s+svg(?:\s+PUBLIC\s+(?:"-\/\/W3C\/\/DTD SVG [\w. ]*\/\/EN"|'-\/\/W3C\/\/DTD SVG [\w. ]*\/\/EN')\s+(?:"https?:\/\/www\.w3\.org\/[\w./-]*"|'https?:\/\/www\.w3\.org\/[\w./-]*'))?\s*>$/;

/** Whether a DOCTYPE defines nothing and names nothing but the W3C's own file, so that a drawing is the same without it. */
export function isHarmlessDoctype(doctype: string): boolean {
  return HARMLESS.test(doctype);
}
