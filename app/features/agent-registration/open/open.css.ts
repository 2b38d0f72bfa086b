import { globalStyle, style } from '@vanilla-extract/css';
import { frame } from '#app/kit/theme/frame.ts';
import { ROOMY } from '#app/kit/theme/media.ts';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space(6),
  maxWidth: '40rem',
  '@media': { [ROOMY]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 26rem)', maxWidth: '68rem' } },
});
export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(6),
  padding: space(6),
  ...frame,
});
/** Sticky summary of the fields, with the button. */
export const summary = style([
  card,
  {
    gap: space(5),
    '@media': { [ROOMY]: { position: 'sticky', insetBlockStart: 76 } },
  },
]);

export const passwordPart = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
export const passwordActions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(0, 5),
  fontSize: theme.type.small,
});
/** Aligns the buttons with the field above. */
globalStyle(`${passwordActions} > button`, { paddingInline: 0 });

export const meaning = style({ display: 'grid', gap: space(5), fontSize: theme.type.small });
export const meaningLine = style({
  display: 'grid',
  gridTemplateColumns: '2.25rem minmax(0, 1fr)',
  alignItems: 'start',
  gap: space(4),
  color: theme.color.muted,
  textWrap: 'pretty',
});
export const meaningIcon = style({
  display: 'grid',
  placeContent: 'center',
  width: '2.25rem',
  height: '2.25rem',
  borderRadius: theme.radius.control,
  backgroundColor: theme.color.raised,
  color: theme.color.text,
});

export const bone = style({ height: 76, borderRadius: theme.radius.control });
export const boneTall = style({ height: 148, borderRadius: theme.radius.control });
