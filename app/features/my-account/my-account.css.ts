import { style } from '@vanilla-extract/css';
import { space } from '#app/kit/theme/space.ts';

export const page = style({ containerType: 'inline-size' });

const TWO_COLUMNS = '(min-width: 780px)';

/** Two columns in a wide window: information beside actions. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(5),
  alignItems: 'start',
  '@container': { [TWO_COLUMNS]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(260px, 320px)' } },
});
