/** Real field rules are shorter. */
const LONGEST_PATTERN = 500;

/** Real field rules have lower counts, and the browser would unroll higher ones. */
const HIGHEST_COUNT = 1000;

const CLASS = /^\[\^?(?:\\.|[^\]\\])*\]/;
const ESCAPE = /^\\./;
const GROUP = /^\((?:\?(?:[:=!]|<[=!]|<\w+>))?/;
const LOOP = /^\)(?=[*+{])/;
const COUNT = /^\{(\d+)(?:(,)(\d*))?\}\??/;
const REPEAT = /^[*+]\??/;
const MAYBE = /^\?\??/;

/**
 * Upper bound on the ways in which a regular expression can match a value, so that a hostile one never runs. Without a
 * repeated group this is the product of each part's choices. A repeated group makes it infinite.
 * @param length length of the value
 */
export function patternCost(pattern: string, length: number): number {
  if (pattern.length > LONGEST_PATTERN) return Number.POSITIVE_INFINITY;
  const isAnchored = pattern.startsWith('^') && !pattern.includes('|');
  let cost = isAnchored ? 1 : length + 1;
  for (let position = 0; position < pattern.length; ) {
    const part = firstPart(pattern.slice(position), length);
    cost *= part.choices;
    position += part.size;
  }
  return cost;
}

interface Part {
  size: number;
  choices: number;
}

/** Parses the first part of a pattern. */
function firstPart(rest: string, length: number): Part {
  const whole = ESCAPE.exec(rest) ?? CLASS.exec(rest) ?? GROUP.exec(rest);
  if (whole) return { size: whole[0].length, choices: isBackReference(whole[0]) ? Number.POSITIVE_INFINITY : 1 };
  if (LOOP.test(rest)) return { size: 1, choices: Number.POSITIVE_INFINITY };
  const count = COUNT.exec(rest);
  if (count) return { size: count[0].length, choices: choicesOfCount(count, length) };
  const repeat = REPEAT.exec(rest);
  if (repeat) return { size: repeat[0].length, choices: length + 1 };
  const maybe = MAYBE.exec(rest);
  if (maybe) return { size: maybe[0].length, choices: 2 };
  return { size: 1, choices: rest.startsWith('|') ? 2 : 1 };
}

function choicesOfCount([, least = '', comma, most]: RegExpExecArray, length: number): number {
  if (Number(least) > HIGHEST_COUNT || Number(most || 0) > HIGHEST_COUNT) return Number.POSITIVE_INFINITY;
  if (!comma) return 1;
  return most ? Math.max(0, Math.min(length, Number(most) - Number(least))) + 1 : length + 1;
}

function isBackReference(part: string): boolean {
  return /^\\[1-9k]/.test(part);
}
