/**
 * A frame narrower than this shows rows as cards: a value on each line, or values side by side in a dense table. In lines of the
 * frame's text, since large text needs more room.
 */
export const LIST = 'roomy-table (max-width: 37.49em)';
export const GRID = 'dense-table (max-width: 53.74rem)';
export const NARROW_GRID = 'dense-table (max-width: 25.99rem)';

/** Rules of both kinds of cards. */
export function inCards<const Rules>(rules: Rules): Record<string, Rules> {
  return { [LIST]: rules, [GRID]: rules };
}
