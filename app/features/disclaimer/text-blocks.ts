/** A paragraph, or the items of a list. */
export type TextBlock = string | readonly string[];

const BULLET = /^•\s*/;

/** Splits a text: lines that start with • become list items, every other line a paragraph. */
export function textBlocks(text: string): TextBlock[] {
  const blocks: (string | string[])[] = [];
  for (const line of text.split('\n').map((part) => part.trim())) {
    const last = blocks.at(-1);
    if (line === '') continue;
    if (!BULLET.test(line)) blocks.push(line);
    else if (Array.isArray(last)) last.push(line.replace(BULLET, ''));
    else blocks.push([line.replace(BULLET, '')]);
  }
  return blocks;
}
