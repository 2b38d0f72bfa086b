import { style } from '@vanilla-extract/css';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 132px',
  gap: space(4),
  alignItems: 'start',
});

/** Level with the input, below the label. */
export const refresh = style({
  display: 'grid',
  placeContent: 'stretch',
  placeItems: 'center',
  height: 50,
  marginBlockStart: space(7),
  padding: 0,
  border: `1px solid ${theme.color.lineStrong}`,
  borderRadius: theme.radius.control,
  backgroundColor: theme.color.raised,
  color: theme.color.text,
  overflow: 'hidden',
  cursor: 'pointer',
});

export const picture = style({ width: '100%', height: '100%', objectFit: 'cover' });

/** A question may need two lines. */
export const question = style({ minHeight: 78 });

export const switchButton = style({
  minHeight: 44,
  padding: space(3, 0, 2),
  border: 0,
  backgroundColor: 'transparent',
  color: theme.color.accentText,
  font: 'inherit',
  fontSize: theme.type.small,
  textAlign: 'start',
  textDecoration: 'underline',
  textUnderlineOffset: 3,
  cursor: 'pointer',
});
