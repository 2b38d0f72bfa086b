import { style } from '@vanilla-extract/css';
import { theme } from '#themes/contract.css.ts';

export const title = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  // Large text grows as long as a long word still has a line for itself.
  fontSize: 'min(1.625rem, 12vw)',
  overflowWrap: 'anywhere',
});
export const sign = style({ display: 'flex', color: theme.color.accentText });

/** A screen tall at least: the footer does not come and go with what is found. */
export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: 20,
  minHeight: '100dvh',
});
