import { style } from '@vanilla-extract/css';
import { NARROW } from '#app/kit/theme/media.ts';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';

/** The code moves below the link where both do not fit. */
export const share = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(6) });

export const details = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  flex: '1 1 17rem',
  gap: space(5),
  minWidth: 0,
});

export const link = style({
  display: 'block',
  padding: space(3, 4),
  borderRadius: theme.radius.control,
  backgroundColor: theme.color.raised,
  fontSize: theme.type.small,
  overflowWrap: 'anywhere',
  userSelect: 'all',
});

/** Full width on a phone. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(3),
  '@media': { [NARROW]: { display: 'grid', gridAutoColumns: 'minmax(0, 1fr)' } },
});

/** White margin, so that cameras find the code's edges in every scheme. */
export const qr = style({
  width: 'min(100%, 10rem)',
  marginInline: 'auto',
  padding: space(2),
  overflow: 'hidden',
  borderRadius: theme.radius.tile,
  backgroundColor: 'white',
});
