import type { ResolvedBrand } from '#cli/brand/resolved-brand.ts';
import type { StampedWords } from '../words/stamp-words.ts';
import { shellText } from '../words/text-at.ts';

/** Notice on every page outside production that this is a test site. */
export interface EnvironmentMark {
  /** Text per offered language. The stylesheet shows the one in the page's language. */
  readonly texts: readonly { tag: string; direction: string; text: string }[];
  readonly css: string;
}

/** At the top edge in a colour of no brand, and transparent to presses. */
const LOOK = [
  '#environment{position:fixed;top:0;left:0;right:0;z-index:99;width:fit-content;max-width:70%;margin:0 auto;padding:1px 10px;',
  'border:1px solid #fff;border-top:0;border-radius:0 0 8px 8px;background:#8f1d6b;color:#fff;font:600 11px/16px system-ui,sans-serif;',
  'white-space:nowrap;overflow:hidden;text-overflow:ellipsis;pointer-events:none}',
  '#environment span{display:none}',
  '@media print{#environment{position:static}}',
].join('');

/** @param name of the environment, as for `--env` */
export function environmentMark(
  name: string,
  words: readonly StampedWords[],
  { languages }: Pick<ResolvedBrand['site'], 'languages'>,
): EnvironmentMark {
  const texts = languages.offered.map(({ code, tag, direction }) => {
    const own = words.find((language) => language.code === code)?.words ?? {};
    return { tag, direction, text: shellText(own, 'environment.mark').replace('{{name}}', name) };
  });
  const shown = texts.map(({ tag }) => `html[lang="${tag}"] #environment [lang="${tag}"]`);
  return { texts, css: `${LOOK}${shown.join()}{display:inline}` };
}
