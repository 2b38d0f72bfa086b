import patterns from '#schemas/platform/patterns.json' with { type: 'json' };

/** The contract's own patterns, which are quick for every value. */
const KNOWN: ReadonlySet<string> = new Set(Object.values(patterns));

const ONE = String.raw`(?:\\[dDsSwW]|\\[^\w\s]|\[\^?(?:\\.|[^\]\\])+\]|[^\\^$.|?*+()[\]{}]|\.)`;
const OFTEN = String.raw`(?:\{\d{1,3}\}|(?:[*+?]|\{\d{1,3},\d{0,3}\})\??)`;

/** A sequence of characters and classes, without groups, alternatives and back references. */
const CHAIN = new RegExp(`^\\^?(?:${ONE}${OFTEN}?)*\\$?$`, 'u');

/** A part of a chain that may match more than one number of characters. */
const VARIABLE = new RegExp(`${ONE}(?:[*+?]|\\{\\d{1,3},\\d{0,3}\\})`, 'gu');

/** A chain takes at most as many steps as the value has characters, to this power. */
const HIGHEST_POWER = 2;

/** No field is longer. */
const LONGEST_VALUE = 255;

/**
 * Tests a value against a pattern that a switch may have set. A pattern matches nothing unless its form shows that it is
 * valid and quick for every value: how long it takes on this machine does not matter.
 */
export function matchesPattern(pattern: string, value: string): boolean {
  if (value.length > LONGEST_VALUE) return false;
  if (!KNOWN.has(pattern) && !isQuick(pattern)) return false;
  try {
    return new RegExp(pattern, 'u').test(value);
  } catch {
    return false;
  }
}

function isQuick(pattern: string): boolean {
  if (!CHAIN.test(pattern)) return false;
  const anywhere = pattern.startsWith('^') ? 0 : 1;
  return (pattern.match(VARIABLE)?.length ?? 0) + anywhere <= HIGHEST_POWER;
}
