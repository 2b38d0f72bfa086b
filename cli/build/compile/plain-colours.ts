/** Properties that fill an area below text. */
const FILLS = /^(background|fill|box-shadow)/;

/**
 * Replaces mixed or derived colours by their main colour. A weak tint of an area is dropped, and a faint line or text
 * gets its full colour, so that both stay visible.
 */
export function plainColours(value: string, property: string): string {
  const start = value.search(/(color-mix|rgb)\((?=in |from )/);
  if (start < 0) return value;
  const open = value.indexOf('(', start);
  const end = closing(value, open);
  const inside = value.slice(open + 1, end);
  const plain = inside.startsWith('from ') ? (parts(inside, ' ')[1] ?? '') : mostOf(inside, property);
  return plainColours(`${value.slice(0, start)}${plain}${value.slice(end + 1)}`, property);
}

/** @param mixture arguments, such as `in srgb, red 24%, transparent` */
function mostOf(mixture: string, property: string): string {
  const [, one = '', other = ''] = parts(mixture, ',');
  const [first, second] = [withShare(one), withShare(other)];
  const share = first.share ?? 100 - (second.share ?? 50);
  if (share >= 50) return first.colour;
  return second.colour === 'transparent' && !FILLS.test(property) ? first.colour : second.colour;
}

function withShare(text: string): { colour: string; share: number | undefined } {
  const share = /\s([\d.]+)%$/.exec(text)?.[1];
  return { colour: text.replace(/\s[\d.]+%$/, ''), share: share === undefined ? undefined : Number(share) };
}

/** Splits at a character, except inside parentheses. */
function parts(text: string, separator: string): string[] {
  let depth = 0;
  let part = '';
  const pieces: string[] = [];
  for (const character of text) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (character === separator && depth === 0) {
      pieces.push(part.trim());
      part = '';
    } else part += character;
  }
  return [...pieces, part.trim()];
}

/** Index of the parenthesis that closes the one at `open`. */
function closing(text: string, open: number): number {
  let depth = 0;
  for (let index = open; index < text.length; index += 1) {
    if (text[index] === '(') depth += 1;
    if (text[index] === ')') depth -= 1;
    if (depth === 0) return index;
  }
  throw new Error(`“${text}” has no end.`);
}
