import type { Words } from '#cli/brand/resolved-brand.ts';

const LANGUAGE = 'my';
const WORD_JOINER = '\u2060';
/** A consonant that ends a syllable or stands on the next one, and belongs to the letter before it. */
const END_OF_SYLLABLE = /^[\u1000-\u1021]\u1037?[\u103a\u1039]/;

/**
 * Keeps the syllables of Burmese together. Browsers find its words by a dictionary, which lacks those of other languages, such as account and
 * game: they would break a line within a syllable of these. A language that is not Burmese stays as it is. @param tag BCP 47
 */
export function holdSyllables(words: Words, tag: string): Words {
  if (new Intl.Locale(tag).language !== LANGUAGE) return words;
  const segmenter = new Intl.Segmenter(LANGUAGE, { granularity: 'word' });
  return held(words, (text) =>
    [...segmenter.segment(text)].reduce(
      (joined, { segment, index }) =>
        joined + (index > 0 && END_OF_SYLLABLE.test(segment) ? WORD_JOINER : '') + segment,
      '',
    ),
  );
}

function held(words: Words, hold: (text: string) => string): Words {
  return Object.fromEntries(
    Object.entries(words).map(([key, value]) => [key, typeof value === 'string' ? hold(value) : held(value, hold)]),
  );
}
