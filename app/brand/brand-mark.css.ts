import { style } from '@vanilla-extract/css';

const DARK = [':root[data-scheme="dark"] &', '[data-ground="dark"] &'];

/** The boot script writes the scheme before the first paint, so neither twin is seen in place of the other. */
function under(selectors: readonly string[], rule: { display: 'none' | 'block' }) {
  return Object.fromEntries(selectors.map((selector) => [selector, rule]));
}

export const inLight = style({ selectors: under(DARK, { display: 'none' }) });
export const inDark = style({ display: 'none', selectors: under(DARK, { display: 'block' }) });
