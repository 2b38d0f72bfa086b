import { style } from '@vanilla-extract/css';
import { theme } from '#themes/contract.css.ts';

export const title = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  // Large text grows only while a long word fits on one line.
  fontSize: 'min(1.625rem, 12vw)',
  overflowWrap: 'anywhere',
});
export const icon = style({ display: 'flex', color: theme.color.accentText });

/** At least a screen tall, so that the footer does not jump with the number of results. */
export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: 20,
  minHeight: '100dvh',
});
