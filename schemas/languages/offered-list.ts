import type { SiteLanguage } from '#schemas/generated/site.ts';

const RIGHT_TO_LEFT = '<';
const NO_WRITING = '-';

/**
 * The offered languages as a page has them: a line for each, with its code, tag, word folder's digest, what the tag for numbers
 * adds, and its name. A list of objects would be three times as long. cli/templates/boot.js reads the first three too.
 */
export function writeOffered(offered: readonly SiteLanguage[]): string {
  return offered
    .map(({ code, tag, written, direction, words, name }) => {
      const rest = [words.slice(folderOf(code).length), written?.slice(tag.length) ?? NO_WRITING, name ?? ''];
      return [code, `${tag}${direction === 'rtl' ? RIGHT_TO_LEFT : ''}`, ...rest].join(' ').trimEnd();
    })
    .join('\n');
}

/** Reads what `writeOffered` has written. */
export function readOffered(list: string): SiteLanguage[] {
  return list.split('\n').map((line) => {
    const [code = '', marked = '', digest = '', adds = NO_WRITING, ...name] = line.split(' ');
    const tag = marked.replace(RIGHT_TO_LEFT, '');
    return {
      code,
      tag,
      ...(adds !== NO_WRITING && { written: `${tag}${adds}` }),
      direction: marked === tag ? 'ltr' : 'rtl',
      ...(name.length > 0 && { name: name.join(' ') }),
      words: `${folderOf(code)}${digest}`,
    };
  });
}

function folderOf(code: string): string {
  return `words/${code}-`;
}
