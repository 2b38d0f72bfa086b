import { style, styleVariants } from '@vanilla-extract/css';
import { space } from '../theme/space.ts';

const GAPS = { 3: space(3), 4: space(4), 5: space(5), 6: space(6), 7: space(7) };

/** One below the other, a step of space apart: `stack[5]`. A wide part shrinks and does not widen the page. */
export const stack = styleVariants(GAPS, (gap) => ({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap }));

/** Side by side and centred, such as buttons and chips, on as many lines as it takes. */
export const cluster = styleVariants({ 3: GAPS[3], 4: GAPS[4] }, (gap) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap,
}));

/** Two parts at the ends of a line, or below each other where the line is too short. */
export const split = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: space(0, 5) });
