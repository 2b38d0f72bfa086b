import { globalStyle, style } from '@vanilla-extract/css';
import { NARROW, TABLET } from '#app/kit/theme/media.ts';
import { space } from '#app/kit/theme/space.ts';

export const parts = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(5) });
/** The two tabs only take the width of their names. */
globalStyle(`${parts} > [role="tablist"]`, {
  '@media': { [TABLET]: { justifySelf: 'start', minWidth: '26rem' } },
});
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(3),
  '@media': { [NARROW]: { display: 'grid', flexBasis: '100%' } },
});
