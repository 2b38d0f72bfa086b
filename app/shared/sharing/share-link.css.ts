import { style } from '@vanilla-extract/css';
import { NARROW } from '#app/kit/theme/media.ts';
import { theme } from '#themes/contract.css.ts';

/** The code moves below the link where both do not fit. */
export const share = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 20 });

export const details = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  flex: '1 1 17rem',
  gap: 14,
  minWidth: 0,
});

export const link = style({
  display: 'block',
  padding: '10px 12px',
  borderRadius: theme.radius.control,
  backgroundColor: theme.color.raised,
  fontSize: '0.875rem',
  overflowWrap: 'anywhere',
  userSelect: 'all',
});

/** Full width on a phone. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 10,
  '@media': { [NARROW]: { display: 'grid', gridAutoColumns: 'minmax(0, 1fr)' } },
});

/** White margin, so that cameras find the code's edges in every scheme. */
export const qr = style({
  width: 'min(100%, 10rem)',
  marginInline: 'auto',
  padding: 4,
  overflow: 'hidden',
  borderRadius: theme.radius.tile,
  backgroundColor: 'white',
});
