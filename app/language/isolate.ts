export type Direction = 'ltr' | 'rtl';

/** Hebrew, Arabic and the letters beside them, which read from right to left. */
const FROM_RIGHT = '\\u0590-\\u08ff\\ufb1d-\\ufdff\\ufe70-\\ufefc';
const OTHER_WAY: Readonly<Record<Direction, RegExp>> = {
  ltr: new RegExp(`[${FROM_RIGHT}]`, 'u'),
  rtl: new RegExp(`(?![${FROM_RIGHT}])\\p{L}`, 'u'),
};

/**
 * A value for a sentence that reads in a direction. One with a letter that reads the other way gets the marks by which Unicode isolates it:
 * a name such as “777 (Deluxe)” keeps its figures and brackets in their places, and so does the sentence around it.
 */
export function isolate(value: string, direction: Direction): string {
  return OTHER_WAY[direction].test(value) ? `\u2068${value}\u2069` : value;
}
