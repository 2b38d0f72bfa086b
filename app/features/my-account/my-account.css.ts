import { style } from '@vanilla-extract/css';
import { space } from '#app/kit/theme/space.ts';

export const page = style({ containerType: 'inline-size' });

const TWO_COLUMNS = '(min-width: 780px)';

/** The cards to read stand beside the ones to act on, where there is room. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(5),
  alignItems: 'start',
  '@container': { [TWO_COLUMNS]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(260px, 320px)' } },
});
