import { theme } from '#themes/contract.css.ts';

type Step = keyof typeof theme.space;

/**
 * Distances in the order of CSS, each 0 or a step of the theme's scale: `padding: space(2, 5)` leaves step 2 above and below, and
 * step 5 at the sides.
 */
export function space(...steps: readonly (0 | Step)[]): string {
  return steps.map((step) => (step === 0 ? '0' : theme.space[step])).join(' ');
}

/** Negative distances, for margins that reach into a padding: `margin: pull(2, 5)` undoes `padding: space(2, 5)`. */
export function pull(...steps: readonly (0 | Step)[]): string {
  return steps.map((step) => (step === 0 ? '0' : `calc(-1 * ${theme.space[step]})`)).join(' ');
}
