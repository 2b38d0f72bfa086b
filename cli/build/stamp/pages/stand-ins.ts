import type { SiteBrand, SiteWordmark } from '#schemas/generated/site.ts';

/** Pages of a brand whose own marks are written as stand-ins, so that brands alike in all else share them. */
export interface StandIns {
  /** The brand with a stand-in for each of its own marks: names, hosts and pictures. */
  readonly brand: SiteBrand;
  /** Writes the brand's marks into HTML. @throws if the text holds a part of a stand-in */
  inHtml(html: string): string;
  /** Writes the brand's marks into plain text. @throws if the text holds a part of a stand-in */
  inText(text: string): string;
}

/** Control characters, which no text or address has. */
const [OPEN, CLOSE] = ['\u0002', '\u0003'];
const STAND_IN = new RegExp(`${OPEN}(\\d+)${CLOSE}`);
/** What is left where a page took a stand-in apart or encoded it. */
const PART = new RegExp(`[${OPEN}${CLOSE}]|%0[23]|\\\\u000[23]`);

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};

/**
 * Replaces what pages only repeat: a rendered page may write these values anywhere, but must not read into them.
 * `tests/brands/shared-pages.test.ts` compares the result with pages that were rendered from the values themselves.
 */
export function standInsFor(brand: SiteBrand): StandIns {
  const marks: string[] = [];
  const standIn = (mark: string) => `${OPEN}${marks.push(mark) - 1}${CLOSE}`;
  const orNull = (mark: string | null) => (mark === null ? null : standIn(mark));
  const { id, name, merchant, domains, artwork, theme } = brand;
  const { mark, markDark, wordmark, hero, seal } = artwork;
  const { light, dark } = theme.themeColor;
  return {
    brand: {
      ...brand,
      id: standIn(id),
      name: standIn(name),
      merchant: standIn(merchant),
      domains: domains.map(standIn),
      artwork: {
        ...artwork,
        mark: standIn(mark),
        ...(markDark !== undefined && { markDark: standIn(markDark) }),
        ...(wordmark && { wordmark: wordmarkFor(wordmark, standIn) }),
        hero: orNull(hero),
        seal: orNull(seal),
      },
      theme: { ...theme, themeColor: { light: standIn(light), dark: standIn(dark) } },
    },
    inHtml: (html) => filled(html, marks.map(escaped)),
    inText: (text) => filled(text, marks),
  };
}

function wordmarkFor({ file, dark, ratio }: SiteWordmark, standIn: (mark: string) => string): SiteWordmark {
  return { file: standIn(file), ...(dark !== undefined && { dark: standIn(dark) }), ratio };
}

function filled(text: string, marks: readonly string[]): string {
  const pieces = text.split(STAND_IN);
  // Every second piece is the number of a stand-in.
  const whole = pieces.map((piece, at) => (at % 2 === 0 ? withoutParts(piece) : (marks[Number(piece)] ?? '')));
  return whole.join('');
}

function withoutParts(piece: string): string {
  if (!PART.test(piece)) return piece;
  throw new Error('A page reads into a name or a picture of the brand, which it may only show.');
}

/** As React escapes texts and attributes. */
function escaped(mark: string): string {
  return mark.replaceAll(/[&<>"']/g, (letter) => ESCAPES[letter] ?? letter);
}
