/** Words of a name that are compared; each further one would double the keys. */
const MOST_WORDS = 6;

/** Accents, and the short vowels of Arabic. Marks of other scripts are vowels that make another name. */
const LEFT_OUT = /[\u0300-\u036f\u064b-\u0652]/g;

/** The words of a name in one spelling and order: it is typed with and without accents, in capitals, the family's name first. */
export function wordsOfName(name: string): string[] {
  const letters = name.normalize('NFKD').toLowerCase().replaceAll(LEFT_OUT, '');
  const words = letters.split(/[^\p{L}\p{M}]+/u).filter((word) => word !== '');
  // An initial may stand for a name that is sometimes omitted.
  const long = words.filter((word) => word.length > 1 || /[^a-z]/u.test(word));
  return [...new Set(long.length > 1 ? long : words)].sort().slice(0, MOST_WORDS);
}

/**
 * Keys under which a person is kept. Two names with one date of birth are one person's if the words of one, at least two, are
 * all in the other. Words that merely overlap are twins', who share the family's.
 */
export function keptKeys(words: readonly string[], birthday: string): string[] {
  return [wholeKey(words, birthday), ...shorter(words).map((some) => partKey(some, birthday))];
}

/** Keys of which a person who is kept has one. */
export function askedKeys(words: readonly string[], birthday: string): string[] {
  const own = [wholeKey(words, birthday), partKey(words, birthday)];
  return [...own, ...shorter(words).map((some) => wholeKey(some, birthday))];
}

function wholeKey(words: readonly string[], birthday: string): string {
  return `${words.join(' ')} ${birthday}`;
}

function partKey(words: readonly string[], birthday: string): string {
  return `${words.join(' ')} … ${birthday}`;
}

/** Every choice of two words or more, but not of all. */
function shorter(words: readonly string[]): string[][] {
  const choices = Array.from({ length: 2 ** words.length - 1 }, (_, bits) =>
    words.filter((_word, index) => bits & (1 << index)),
  );
  return choices.filter(({ length }) => length >= 2);
}
