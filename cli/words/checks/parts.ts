/** Placeholders of the site, `{{name}}`, and of the sandbox, `{name}`. */
const PLACE = /\{\{\s*-?\s*([\w.]+)[^{}]*\}\}|\{\s*(\w+)\s*\}/g;
const TAG = /<\/?[A-Za-z][\w-]*(?:\s[^<>]*)?\/?>/g;

/** The placeholders of a text, as they are written but for their formats: `{{count}}`, `{brand}`. */
export function placeholdersOf(text: string): string[] {
  if (!text.includes('{')) return [];
  return [...text.matchAll(PLACE)].map(([, outer, inner]) => (outer === undefined ? `{${inner}}` : `{{${outer}}}`));
}

/** The tags of a text, as they are written. */
export function tagsOf(text: string): string[] {
  return text.includes('<') ? (text.match(TAG) ?? []) : [];
}

/** A text with something in place of each placeholder and each tag. */
export function withoutParts(text: string, place = '', tag = ''): string {
  const plain = text.includes('{') ? text.replaceAll(PLACE, place) : text;
  return plain.includes('<') ? plain.replaceAll(TAG, tag) : plain;
}
