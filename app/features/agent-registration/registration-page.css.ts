import { globalStyle, style } from '@vanilla-extract/css';
import { NARROW, TABLET } from '#app/kit/theme/media.ts';

export const parts = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 14 });
/** Two views need no more room than their names. */
globalStyle(`${parts} > [role="tablist"]`, {
  '@media': { [TABLET]: { justifySelf: 'start', minWidth: '26rem' } },
});
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 10,
  '@media': { [NARROW]: { display: 'grid', flexBasis: '100%' } },
});
